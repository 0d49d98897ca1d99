public import CoreTransferable
public import QuadrantCore
import QuadrantGeometry

/// A button "Paste" that passes on the text of the clipboard. No effect while the clipboard is empty or cannot be
/// converted.
public nonisolated struct PasteButton: View {
    private let paste: (String) -> (() -> Void)?
    @Environment(\.hostLink) private var host

    /// `onPaste` receives one item, the text of the clipboard converted to `payloadType`; the clipboard is read when
    /// the button is tapped.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { plainText in plainText.converted(to: T.self).map { item in { onPaste([item]) } } }
    }

    @MainActor public var body: some View {
        let host = host, paste = paste
        Button { host?()?.input.services.readClipboard().flatMap(paste)?() } label: {
            Label(system: .paste, systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}
