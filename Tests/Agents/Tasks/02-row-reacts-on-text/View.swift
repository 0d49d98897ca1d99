import SwiftUI

struct SettingsRows: View {
    @State private var opened = "nothing"

    var body: some View {
        VStack(spacing: 0) {
            ForEach(["Profile", "Account"], id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                    Image(systemName: "chevron.forward")
                }
                .padding()
                .onTapGesture { opened = name }
                Divider()
            }
            Text("Opened: \(opened)")
        }
    }
}

#Preview { SettingsRows() }
