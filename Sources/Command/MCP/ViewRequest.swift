import Foundation
import QuadrantBase
import QuadrantCompiler

/// What the server asks of the process that runs the program.
struct ViewRequest: Codable {
    enum Question: Codable {
        /// What the program can show.
        case previews
        /// The picture, with the accessibility elements in words.
        case picture
        /// The layout of every view in words, or the accessibility elements.
        case tree(isAccessibility: Bool)
        /// Why the view at a point, or of a name, or every one is where it is.
        case explanation(at: String?, named: String?, proposals: String?)
        /// What each of the steps has changed, and the picture.
        case changes
        /// Nothing: the steps are played again.
        case nothing
        /// What the audits of a list find.
        case findings(audits: String)
        /// The layout and the picture of every preview.
        case records
        /// One picture of several, each below a caption.
        case sheet([Captioned])
    }

    struct Captioned: Codable {
        var caption: String
        var picture: Data
    }

    var question: Question
    /// The name of a preview or view; nil is the one that is shown without a name.
    var preview: String?
    /// Options of `quadrant layout`.
    var options: [String] = []
    /// The steps that are behind the view, as options of `quadrant layout`.
    var played: [String] = []
    /// Further steps, which are played now.
    var steps: [String] = []
    /// The longest side of a picture in pixels; 0 for none.
    var maxPixels = 800.0
    /// What is drawn over the view: names of `--show`.
    var overlays: String?
}

/// What the process answers.
struct ViewAnswer: Codable {
    /// A preview as it was laid out and drawn.
    struct Record: Codable {
        var name: String
        var place: String
        /// A `LayoutExplanation`.
        var layout: Data
        var picture: Data
    }

    /// Whether the process has run steps that do not lead to what is asked: a new one has to answer.
    var isSpent = false
    var failure: FailureParts?
    /// Errors of the compiler: with a failure all of the program, without one the part that is left out.
    var messages: [CompilerMessage] = []
    var text = ""
    /// PNG.
    var picture: Data?
    /// Runtime issues, each of four parts.
    var issues: [String] = []
    var notes: [String] = []
    var records: [Record] = []
    /// The files of the program, in the first answer of a process.
    var watched: WatchedFiles?
}
