import CoreTransferable
package import Foundation
package import QuadrantCore
import QuadrantThreads
import UniformTypeIdentifiers

/// What is dragged between programs: text, and files or addresses.
package struct ForeignItems: Sendable {
    package var text: String?
    package var addresses: [URL]

    package init(text: String? = nil, addresses: [URL] = []) {
        self.text = text
        self.addresses = addresses
    }

    /// The payload for the views of a window; nil for nothing. A file is offered with its address and its contents, of
    /// the type that its name says; several are offered with their addresses.
    package var payload: Any? {
        if addresses.count > 1 {
            return DraggedItems(items: addresses, ids: addresses.map { AnyHashable($0) })
        }
        guard let address = addresses.first else { return text }
        guard address.isFileURL else { return address }
        let provider = NSItemProvider()
        provider.suggestedName = address.deletingPathExtension().lastPathComponent
        var type = UTType(filenameExtension: address.pathExtension) ?? .data
        if type.conforms(to: .plainText) { type = .utf8PlainText }
        // Destinations ask at each movement.
        let contents = Locked<Data?>(nil)
        provider.registerDataRepresentation(for: type) { answer in
            do {
                let data = try contents.withLock { try $0 ?? Data(contentsOf: address) }
                contents.withLock { $0 = data }
                answer(data, nil)
            } catch { answer(nil, error) }
            return nil
        }
        provider.registerDataRepresentation(for: .fileURL) { answer in
            answer(Data(address.absoluteString.utf8), nil)
            return nil
        }
        return provider
    }

    /// What another program gets of a drag from a view of the window.
    package init(_ drag: WindowDrag) {
        let addresses = drag.items(as: URL.self)
        self.init(text: drag.items(as: String.self).first, addresses: addresses)
    }
}
