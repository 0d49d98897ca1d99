import SwiftUI

/// On the main actor, although nothing here says so.
final class RowStyle {
    static let shared = RowStyle()
    var corner = 6.0
}

struct EntryRow: View {
    let entry: Entry

    var body: some View {
        Text(entry.title)
            .foregroundStyle(.darkText)
            .padding(6)
            .background(Color(.link), in: RoundedRectangle(cornerRadius: RowStyle.shared.corner))
            .border(Color.lightGray)
    }
}
