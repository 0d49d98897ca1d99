public import CoreTransferable
public import QuadrantCore
import QuadrantGeometry
public import UniformTypeIdentifiers

/// A button "Paste" that passes on the text of the clipboard. No effect while the clipboard is empty or cannot be
/// converted.
public nonisolated struct PasteButton: View {
    private let paste: (String) -> (() -> Void)?
    @Environment(\.hostLink) private var host

    /// `onPaste` receives one item, the text of the clipboard converted to `payloadType`; the clipboard is read when
    /// the button is tapped.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { text in text.converted(to: T.self).map { item in { onPaste([item]) } } }
    }

    /// `payloadAction` receives a provider of the text of the clipboard, if it has one of these types; the clipboard is
    /// read when the button is tapped.
    @MainActor @preconcurrency
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(types: supportedContentTypes.map(\.identifier)) { providers in { payloadAction(providers) } }
    }

    /// The same, for what `validator` makes of the provider; nil makes the button have no effect.
    @MainActor @preconcurrency
    public init<Payload>(supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
                         payloadAction: @escaping (Payload) -> Void) {
        self.init(types: supportedContentTypes.map(\.identifier)) { providers in
            validator(providers).map { payload in { payloadAction(payload) } }
        }
    }

    /// `payloadAction` receives a provider of the text of the clipboard, if it has one of these type identifiers.
    @MainActor @preconcurrency
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(types: supportedTypes) { providers in { payloadAction(providers) } }
    }

    /// The same, for what `validator` makes of the provider; nil makes the button have no effect.
    @MainActor @preconcurrency
    public init<Payload>(supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
                         payloadAction: @escaping (Payload) -> Void) {
        self.init(types: supportedTypes) { providers in
            validator(providers).map { payload in { payloadAction(payload) } }
        }
    }

    private init(types: [String], _ action: @escaping ([NSItemProvider]) -> (() -> Void)?) {
        paste = { text in
            let provider = NSItemProvider(transferring: text)
            guard types.contains(where: provider.hasItemConformingToTypeIdentifier) else { return nil }
            return action([provider])
        }
    }

    @MainActor public var body: some View {
        let host = host, paste = paste
        Button { host?()?.input.services.readClipboard().flatMap(paste)?() } label: {
            Label(system: .paste, systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}
