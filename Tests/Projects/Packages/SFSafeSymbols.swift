import SFSafeSymbols
import SwiftUI

struct SymbolsPage: View {
    var body: some View {
        VStack {
            Image(systemSymbol: .chevronRight)
            Label("Add", systemSymbol: .plusCircleFill)
            Button("First", systemSymbol: ._1Circle) {}
            Image(uiImage: UIImage(systemSymbol: .repeat))
            Text(SFSymbol.trash.rawValue)
        }
    }
}

#Preview { SymbolsPage() }
