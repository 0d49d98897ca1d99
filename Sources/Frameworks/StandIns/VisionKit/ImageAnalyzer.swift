public import CoreGraphics
public import UIKit
import Vision

/// Finds texts and things in a picture: not here.
public final class ImageAnalyzer: Sendable {
    /// What is looked for.
    public struct AnalysisTypes: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Texts.
        public static let text = AnalysisTypes(rawValue: 1)
        /// Codes.
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        /// What a search finds.
        public static let visualLookUp = AnalysisTypes(rawValue: 16)
    }
    /// What is looked for.
    public struct Configuration: Sendable {
        /// What is looked for.
        public let analysisTypes: AnalysisTypes
        /// The languages; none is that of the device.
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    public init() {}
    /// False.
    public static var isSupported: Bool { false }
    /// None.
    public static var supportedTextRecognitionLanguages: [String] { [] }
    /// Throws.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw VNError(.operationFailed)
    }
    /// Throws.
    public func analyze(_ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration) async throws
        -> ImageAnalysis { throw VNError(.operationFailed) }
    /// Throws.
    public func analyze(_ image: CGImage, orientation: UIImage.Orientation, configuration: Configuration) async throws
        -> ImageAnalysis { throw VNError(.operationFailed) }
    /// Throws.
    public func analyze(imageAt url: URL, orientation: UIImage.Orientation, configuration: Configuration) async throws
        -> ImageAnalysis { throw VNError(.operationFailed) }
}
/// What was found in a picture. Nothing is.
public final class ImageAnalysis: Sendable {
    private init() {}
    /// Empty.
    public var transcript: String { "" }
    /// False.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
/// Lets a person select what was found in a picture: nothing is.
@MainActor @preconcurrency
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// What can be selected.
    public struct InteractionTypes: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What the system chooses.
        public static let automatic = InteractionTypes(rawValue: 1)
        /// Texts.
        public static let textSelection = InteractionTypes(rawValue: 2)
        /// Addresses and dates.
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        /// Things.
        public static let imageSubject = InteractionTypes(rawValue: 8)
    }
    public override init() { super.init() }
    public private(set) weak var view: UIView?
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
    /// What was found.
    public var analysis: ImageAnalysis?
    /// What can be selected. Nothing to do: nothing is found.
    public var preferredInteractionTypes: InteractionTypes = []
    /// Empty.
    public var selectedText: String { "" }
    /// Empty.
    public var text: String { "" }
    /// None.
    public var activeInteractionTypes: InteractionTypes { [] }
    /// Who is notified. Held weakly.
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    /// False.
    public var hasActiveTextSelection: Bool { false }
    /// Whether texts are marked. Nothing to do: nothing is found.
    public var selectableItemsHighlighted = false
    /// Whether a long press opens addresses. Nothing to do: nothing is found.
    public var allowLongPressForDataDetectorsInTextMode = true
    /// Whether buttons over the picture are hidden. Nothing to do: there are none.
    public var isSupplementaryInterfaceHidden = false
    /// How far buttons are from the edges. Nothing to do: there are none.
    public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    /// Shows or hides buttons over the picture. Nothing to do: there are none.
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    /// Selects nothing.
    public func resetTextSelection() {}
    /// Asks again where the picture is. Nothing to do: nothing is found.
    public func setContentsRectNeedsUpdate() {}
    /// False.
    public var liveTextButtonVisible: Bool { false }
    /// A thing in the picture. None is found.
    public struct Subject: Hashable, Sendable {
        /// Where it is, in points of the view.
        public let bounds: CGRect
        /// Throws: nothing is found.
        public var image: UIImage { get async throws { throw VNError(.operationFailed) } }
    }
    /// None.
    public var subjects: Set<Subject> { get async { [] } }
    /// The things that are marked: none is found.
    public var highlightedSubjects: Set<Subject> = []
    /// Nil.
    public func subject(at point: CGPoint) async -> Subject? { nil }
    /// Throws: nothing is found.
    public func image(for subjects: Set<Subject>) async throws -> UIImage { throw VNError(.operationFailed) }
}
/// Is asked about a picture in which something was found. It is never called.
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    /// Whether something can be selected at a point. Never called.
    func interaction(_ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
                     for interactionType: ImageAnalysisInteraction.InteractionTypes) -> Bool
    /// Where the picture is, from 0 to 1. Never called.
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    /// The view of the picture. Never called.
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    /// What shows menus. Never called.
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    /// Texts are marked, or not any more. Never called.
    func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange isHighlighted: Bool)
    /// Another text is selected. Never called.
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
    /// True.
    public func interaction(_ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
                            for interactionType: ImageAnalysisInteraction.InteractionTypes) -> Bool { true }
    /// All.
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    /// Nil.
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    /// Nil.
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    /// Does nothing.
    public func interaction(_ interaction: ImageAnalysisInteraction,
                            highlightSelectedItemsDidChange isHighlighted: Bool) {}
    /// Does nothing.
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
