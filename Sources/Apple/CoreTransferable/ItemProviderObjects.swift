public import Foundation
import QuadrantThreads
import UniformTypeIdentifiers

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// Text in UTF-8, plain text and text of any form, each read as UTF-8.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
    }
    /// The text in UTF-8, passed to the handler at once. Returns nil.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    /// The text of bytes in UTF-8; throws where they are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
            throw TransferFailure.unreadable
        }
        return made
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// Addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// The absolute address in UTF-8, passed to the handler at once. Returns nil.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    /// The address of bytes in UTF-8; throws where they are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
            throw TransferFailure.unreadable
        }
        return made
    }
}

extension NSItemProvider {
    /// Provides a value in all of its representations.
    package convenience init(transferring value: any Transferable) {
        self.init()
        value.register(in: self, depth: 0)
    }

    /// Whether one of these content types is one that `T` imports.
    package func offers<T: Transferable>(_ type: T.Type) -> Bool { offers(type, depth: 0) }

    fileprivate func offers(_ type: any Transferable.Type, depth: Int) -> Bool {
        depth <= 4 && type.transferForms.contains { form in
            switch form.kind {
            case .data(let wanted, _, let load): load != nil && hasItemConformingToTypeIdentifier(wanted.identifier)
            case .proxy(let from, _, let load): load != nil && offers(from, depth: depth + 1)
            }
        }
    }

    /// A value imported from the first content type that `T` reads; nil where there is none, or where it is not
    /// available.
    package func transferred<T: Transferable>(to type: T.Type) -> T? { transferred(to: type, depth: 0) as? T }

    fileprivate func transferred(to type: any Transferable.Type, depth: Int) -> Any? {
        if depth > 4 { return nil }
        for form in type.transferForms {
            switch form.kind {
            case .data(let wanted, _, let load?):
                guard let data = dataAtHand(wanted.identifier), let value = try? load(data) else { continue }
                return value
            case .proxy(let from, _, let load?):
                guard let proxy = transferred(to: from, depth: depth + 1), let value = try? load(proxy) else {
                    continue
                }
                return value
            default: continue
            }
        }
        return nil
    }

    private func dataAtHand(_ type: String) -> Data? {
        let found = Locked<Data?>(nil)
        loadDataRepresentation(forTypeIdentifier: type) { data, _ in found.withLock { $0 = data } }
        return found.withLock { $0 }
    }
}

extension Transferable {
    fileprivate func register(in provider: NSItemProvider, depth: Int) {
        if depth > 4 { return }
        for form in Self.transferForms {
            switch form.kind {
            case .data(let kind, let export?, _):
                provider.registerDataRepresentation(for: kind) { [self] answer in
                    do { answer(try export(self), nil) } catch { answer(nil, error) }
                    return nil
                }
            case .proxy(_, let export?, _):
                if let proxy = try? export(self) { proxy.register(in: provider, depth: depth + 1) }
            default: continue
            }
        }
    }
}
