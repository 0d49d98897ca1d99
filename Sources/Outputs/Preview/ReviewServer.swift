import Foundation

/// Serves one page on the loopback address, and exchanges text messages with it.
package final class ReviewServer: @unchecked Sendable {
    package let access: Access
    private let onOpen: @Sendable () -> [String]
    private let onMessage: @Sendable (String) -> [String]
    private var web: WebServer!

    /// The open pages, guarded by the lock.
    private let lock = NSLock()
    private var pages: Set<ConnectionID> = []

    /// Listens on `port`; 0 selects a free port. Throws `PreviewServer.CannotListen`.
    ///
    /// `page` makes the document from the nonce of its script. `onOpen` gives the messages for a page that connects,
    /// `onMessage` those for all pages after a message from one of them; both are called on the server's thread.
    package init(port: Int, page: (String) -> String, onOpen: @escaping @Sendable () -> [String],
                 onMessage: @escaping @Sendable (String) -> [String]) throws {
        access = Access(token: Access.randomToken(), port: try PreviewServer.free(port))
        self.onOpen = onOpen
        self.onMessage = onMessage
        let nonce = Access.randomToken()
        // The page sets the sizes of pictures in style attributes, which have no nonce.
        let headers = Page.headers(nonce: nonce, port: access.port, styles: "'unsafe-inline'")
        guard let web = WebServer(access: access, page: Array(page(nonce).utf8), headers: headers,
                                  onEvent: { [weak self] in self?.receive($0) }) else {
            throw PreviewServer.CannotListen(reason: .portInUse)
        }
        self.web = web
    }

    /// Closes every page and releases the port. Not for use on the server's thread.
    package func stop() { web.stop() }

    private func receive(_ event: WebServer.Event) {
        switch event {
        case .opened(let id):
            _ = lock.withLock { pages.insert(id) }
            web.send(onOpen().map { WebServer.Message($0) }, to: id)
        case .text(_, let text):
            let answers = onMessage(text).map { WebServer.Message($0) }
            for id in lock.withLock({ pages }) { web.send(answers, to: id) }
        case .closed(let id, _):
            _ = lock.withLock { pages.remove(id) }
        }
    }
}
