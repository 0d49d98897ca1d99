import Foundation
import QuadrantBase
import QuadrantDisplayList
import QuadrantHost
import QuadrantPages
import QuadrantSession

/// The report of `quadrant explain`: the record of a layout as one page without further files.
struct ExplainPage {
    var record: LayoutExplanation
    /// The picture of the view, as a data URL.
    var picture: String
    /// Whether the view is shown on black, not on white.
    var isDark: Bool
    /// The node that is selected at first.
    var selected: Int

    /// The page. It may request nothing: its policy allows only what is in it.
    func html() -> String {
        PageTemplate.page("Explain/page.html", ["data": .data(data().joined(separator: "\n"))])
    }

    /// The page for a settled view. The first of `chosen` with advice is selected at first, else the first.
    @MainActor init(
        _ record: LayoutExplanation, _ session: RenderSession, isDark: Bool, selected chosen: [Int]
    ) throws {
        (self.record, self.isDark) = (record, isDark)
        selected = chosen.first { !record.nodes[$0].advice.isEmpty } ?? chosen.first ?? 0
        picture = try Self.picture(of: session)
    }

    /// The picture as a data URL: outlines, which stay sharp when they are enlarged, unless there are very many.
    @MainActor private static func picture(of session: RenderSession) throws -> String {
        func encoded(_ ending: String) throws -> Data {
            guard case .picture(let encoder)? = OutputFormat(fileExtension: ending) else { return Data() }
            return try session.asking { try encoder.encode($0.frame(), options: PictureOptions(outlinesText: true)) }
        }
        do {
            let vector = try encoded("svg")
            if vector.count <= maxVectorSize { return "data:image/svg+xml;base64," + vector.base64EncodedString() }
            return "data:image/png;base64," + (try encoded("png")).base64EncodedString()
        } catch let error as Diagnostic {
            throw Failure(.view, error)
        }
    }

    private static let maxVectorSize = 2 << 20
}
