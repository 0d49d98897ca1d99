public import Foundation
import QuadrantStandIn

/// Looks for words in a view. No panel is shown.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What makes sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// Looks for words with sessions of a delegate, which is held weakly.
    public init(sessionDelegate: (any UIFindInteractionDelegate)?) { delegate = sessionDelegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// False: no panel is shown.
    open var isFindNavigatorVisible: Bool { false }
    /// Nil: no panel is shown.
    open var activeFindSession: UIFindSession? { nil }
    /// The words that are looked for.
    open var searchText: String?
    /// The words that take their place.
    open var replacementText: String?
    /// Shows a panel. Without effect: no panel is shown.
    open func presentFindNavigator(showingReplace: Bool) { standIn(self, "no panel is shown") }
    /// Hides the panel. Nothing to do: no panel is shown.
    open func dismissFindNavigator() {}
    /// Goes to the next place. Nothing to do: no panel is shown.
    open func findNext() {}
    /// Goes to the place before. Nothing to do: no panel is shown.
    open func findPrevious() {}
    /// Counts the places anew. Nothing to do: no panel is shown.
    open func updateResultCount() {}
}

/// Makes sessions in which words are looked for.
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: AnyObject {
    /// The session for a view; nil is none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
}

/// What is found.
@MainActor @preconcurrency
open class UIFindSession: NSObject {
    /// A session.
    public override init() { super.init() }
    /// The number of places.
    open var resultCount: Int { 0 }
    /// The place that is shown; `NSNotFound` without one.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether words can be replaced.
    open var supportsReplacement: Bool { false }
    /// For overriding: looks for words. It is not called.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// For overriding: goes to the next place. It is not called.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// For overriding: it is over. It is not called.
    open func invalidateFoundResults() {}
}

/// How words are compared.
@MainActor @preconcurrency
open class UITextSearchOptions: NSObject {
    /// Whether parts of words count.
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
    /// Whether parts of words count: they do.
    open var wordMatchMethod: WordMatchMethod { .contains }
    /// How texts are compared: letters of both cases are the same.
    open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}
/// The direction in a text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
