public import CoreTransferable
public import QuadrantCore
import QuadrantGeometry

/// A button that hands over what is on the clipboard; does nothing while there is nothing it could take.
public nonisolated struct PasteButton: View {
    private let paste: (String) -> (() -> Void)?
    @Environment(\.hostLink) private var host

    /// `onPaste` gets what is on the clipboard as `payloadType`: it holds words.
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
