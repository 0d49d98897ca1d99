import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost

/// What a page watches of one preview: what each event changes, what frames cost, and what the audits find.
@MainActor struct ChangeWatch {
    /// How long the parts of one frame took, in milliseconds.
    struct FrameTimes: Encodable {
        /// Evaluating bodies, and making their views.
        var build = 0.0
        /// Measuring and placing.
        var layout = 0.0
        /// Making the display list.
        var display = 0.0
        /// Painting its pixels.
        var raster = 0.0
        /// Packing them for the page.
        var encode = 0.0

        var sum: Double { build + layout + display + raster + encode }
    }

    /// What the views of one type took since the last report, without those inside of them with a body of their own.
    struct ViewCost: Encodable {
        var name: String
        var bodies: Int
        /// In milliseconds.
        var time: Double
    }

    var screen: Int
    /// Whether the views that are drawn again are marked on the page.
    var isFlashing = false
    /// Whether the audits are run when the view rests.
    var isAudited = false

    var recording: ChangeRecording?
    /// Names the events as the options of a script.
    var recorder = ScriptRecorder()
    /// The kind of the event that is recorded; nil while changes come of themselves.
    var event: Event?
    /// The times of the server at which the recording began, and of the last frame or event in it.
    var began = 0.0, lastActivity = 0.0
    /// Whether something may have to be reported.
    var isPending = false
    /// The pointers that are down.
    var touches: Set<Int> = []
    /// The number of reports so far.
    var number = 0

    var frames: [FrameTimes] = []
    var costs: [String: ViewCost] = [:]
    var framesTime = -1.0

    /// Whether the view has changed since its audit, and the times of the last change and of the last audit.
    var mayHaveFindings = true
    var auditTime = -1.0
    var findings: [AuditFinding]?

    init(screen: Int) { self.screen = screen }

    /// Events of one kind that follow each other closely are one.
    enum Event: Equatable { case touch, wheel, keys, other }

    static func kind(of event: InputEvent) -> Event? {
        switch event {
        case .pointer(let pointer): [.hovered, .exited].contains(pointer.phase) ? nil : .touch
        case .wheel: .wheel
        case .key, .text, .composition, .paste: .keys
        default: .other
        }
    }
}
