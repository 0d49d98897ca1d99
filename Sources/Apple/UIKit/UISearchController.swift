import Combine
public import Foundation

/// Shows a field for a search, and results.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// Shows the results; nil leaves that to the searching controller. It is not shown.
    public let searchResultsController: UIViewController?
    /// The field, shown in the navigation bar of the controller that has it in its item.
    public let searchBar = UISearchBar()
    /// Is notified of changes of the text; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { searchBar.controller_ = self } }
    /// Notified when the search begins and ends; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    let presentation = SearchPresentation()
    private var isPresented = false
    /// Whether the user searches, or there is a text to search for. Setting it begins the search, or ends it and
    /// empties the text.
    open var isActive: Bool {
        get { presentation.isPresented || searchBar.text?.isEmpty == false }
        set {
            presentation.isPresented = newValue
            if !newValue { searchBar.text = "" }
        }
    }
    /// Whether the content is dark meanwhile. Nothing to do: it stays.
    open var obscuresBackgroundDuringPresentation = true, dimsBackgroundDuringPresentation = true
    /// Whether the bar leaves meanwhile. Nothing to do: as in SwiftUI.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown. Nothing to do: results are those of the searching controller.
    open var showsSearchResultsController = false, automaticallyShowsSearchResultsController = true
    /// Whether a button ends the search. Nothing to do: as in SwiftUI.
    open var automaticallyShowsCancelButton = true, automaticallyShowsScopeBar = true
    /// A search with a controller for results; nil for none.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.controller_ = self
    }
    /// The names have no effect, since no interface files are read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.controller_ = self
    }
    /// As coded in a storyboard, which nothing here reads.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.controller_ = self
    }
    /// The text has been changed by the user.
    func changed() { searchResultsUpdater?.updateSearchResults(for: self) }
    /// The search has begun or ended.
    func present(_ isPresented: Bool) {
        guard isPresented != self.isPresented else { return }
        if isPresented { delegate?.willPresentSearchController(self) } else {
            searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
            delegate?.willDismissSearchController(self)
        }
        self.isPresented = isPresented
        changed()
        if isPresented {
            searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
            delegate?.didPresentSearchController(self)
        } else {
            searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
            delegate?.didDismissSearchController(self)
        }
    }
}
/// Whether the field of a search is active.
@MainActor
final class SearchPresentation: ObservableObject {
    @Published var isPresented = false
}

/// Shows the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text has changed.
    func updateSearchResults(for searchController: UISearchController)
}
/// Is notified when a search begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
