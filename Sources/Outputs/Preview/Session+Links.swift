import Foundation
import QuadrantHost

/// Links that a page opens in a preview, as other programs do: `onOpenURL` receives them.
extension Session {
    /// Returns false for a message that is not part of the protocol.
    func openLink(_ message: PageMessage) -> Bool {
        guard let index = message.screen, let text = message.text else { return false }
        guard screens.indices.contains(index), returnsToPresent() else { return true }
        guard let url = URL(string: text.trimmingCharacters(in: .whitespaces)), url.scheme != nil else {
            send(IssueReport(text: "'\(text.prefix(200))' is no URL with a scheme, such as app://page/1"))
            return true
        }
        record(url, of: index)
        watch("the link \(url.absoluteString.prefix(100))", of: index)
        if !screens[index].change(now: now, { $0.open(url) }) {
            send(IssueReport(text: "no view of '\(screens[index].item.title)' has onOpenURL for '\(text.prefix(200))'"))
        }
        return true
    }
}
