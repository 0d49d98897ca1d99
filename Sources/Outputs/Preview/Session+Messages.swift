import Foundation
import QuadrantHost

/// The messages to the page.
extension Session {
    func send(_ string: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(string) else { return }
        server.send([WebServer.Message(String(decoding: data, as: UTF8.self))], to: id)
    }

    struct Welcome: Encodable {
        var kind = "welcome"
        var title: String
        var choices: PageChoices
        /// Whether the page may ask for a line in an editor.
        var canEdit: Bool
    }
    struct Content: Encodable {
        struct Entry: Encodable {
            var id: String
            var title: String
            var place: String
            /// Whether the last save may have changed it.
            var isChanged: Bool
        }
        var kind = "content"
        var screens: [Entry]
    }
    struct ScreenSize: Encodable, Equatable {
        var kind = "size"
        var screen: Int
        var width: Double
        var height: Double
        /// Whether its view has a dark colour scheme, for the status bar above it.
        var isDark: Bool
        var frame: DeviceFrame?
        /// The height of the keyboard on the screen; nil while there is none.
        var keyboard: Double?
    }
    /// Whether the picture is another one than before the last save.
    struct ChangedReport: Encodable {
        var kind = "changed"
        var screen: Int
        var isChanged: Bool
    }
    struct Printed: Encodable {
        var kind = "printed"
        /// The start of the server that has printed it.
        var run: String
        var text: String
        /// Whether it is the first output of that start, and whether earlier output was discarded.
        var isFirst: Bool
        var isCut: Bool
    }
    /// The tab key moves the focus past the screen's last control, or before its first.
    struct FocusLeaves: Encodable {
        var kind = "leave"
        var screen: Int
        var backwards: Bool
    }
    struct ProblemReport: Encodable {
        var kind = "problem"
        var problem: PreviewProblem?
    }
    struct IssueReport: Encodable {
        var kind = "issue"
        var text: String
    }
    struct LayoutReport: Encodable {
        var kind = "layout"
        var id: Int
        var tree: [LayoutTree]
    }
    /// A wheel event that no view has handled: the page scrolls.
    struct Untaken: Encodable {
        var kind = "untaken"
        var dx: Double
        var dy: Double
    }
    struct Clipboard: Encodable {
        var kind = "clipboard"
        var text: String
    }
    struct OpenAddress: Encodable {
        var kind = "open"
        var url: String
    }
    struct Caret: Encodable {
        var kind = "caret"
        var screen: Int
        var rect: [Double]?
    }
}
