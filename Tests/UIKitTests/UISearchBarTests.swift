import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantTesting
import Testing
import UIKit

@Suite("UISearchBar")
@MainActor
struct UISearchBarTests {
    private let log = Log()

    private final class Delegate: NSObject, UISearchBarDelegate {
        let log: Log
        var allows = true
        init(_ log: Log) { self.log = log }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.note(searchText) }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("begun") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("ended") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.note("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.note("bookmark") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.note("part \(selectedScope)")
        }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool { text != "x" }
    }

    @Test func itTellsWhatIsTyped() {
        let bar = UISearchBar(), delegate = Delegate(log)
        bar.delegate = delegate
        let scene = shown(bar, 300, 56)
        scene.tap(at: CGPoint(x: 150, y: 28))
        #expect(bar.isFirstResponder && log.take() == ["begun"])
        scene.type("fxig")
        #expect(bar.text == "fig" && bar.searchTextField.text == "fig" && log.take() == ["f", "fi", "fig"])
        bar.text = ""
        #expect(log.take() == [] && bar.intrinsicContentSize.height == 56)
        bar.resignFirstResponder()
        #expect(log.take() == ["ended"])
        delegate.allows = false
        #expect(!bar.becomeFirstResponder() && log.take() == [])
    }

    @Test func aButtonEndsTheSearchBesideTheField() {
        let bar = UISearchBar(), delegate = Delegate(log)
        bar.delegate = delegate
        let scene = shown(bar, 300, 56), whole = scene.frame(of: "Search")
        #expect(!scene.shows("Cancel"))
        bar.setShowsCancelButton(true, animated: true)
        scene.settle()
        scene.tap("Cancel")
        #expect(log.take() == ["cancel"] && scene.frame(of: "Search").minX == whole.minX)
        #expect(scene.frame(of: "Cancel").maxX <= 292)
    }

    @Test func partsAreChosenBelowTheField() {
        let bar = UISearchBar(), delegate = Delegate(log)
        bar.delegate = delegate
        bar.scopeButtonTitles = ["All", "Unread"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        let scene = shown(bar, 300, bar.intrinsicContentSize.height)
        #expect(scene.frame(of: "All").minY > scene.frame(of: "Search").maxY)
        scene.tap("Unread")
        #expect(bar.selectedScopeButtonIndex == 1 && log.take() == ["part 1"])
    }

    @Test func anEmptyFieldMayHaveASign() {
        let bar = UISearchBar(), delegate = Delegate(log)
        bar.delegate = delegate
        bar.showsBookmarkButton = true
        let scene = shown(bar, 300, 56)
        scene.tap(at: CGPoint(x: 270, y: 28))
        #expect(log.take() == ["bookmark"])
        bar.text = "a"
        scene.settle()
        scene.tap(at: CGPoint(x: 270, y: 28))
        #expect(bar.text == "" && log.take() == [""], "the sign to clear is in the place of the bookmark")
        scene.settle()
        scene.tap(at: CGPoint(x: 270, y: 28))
        #expect(log.take() == ["bookmark"])
    }

    @Test func theFieldHasTheLookThatIsSet() {
        let bar = UISearchBar()
        bar.placeholder = "Find"
        bar.barTintColor = .green
        bar.searchTextField.backgroundColor = .red
        let scene = shown(bar, 300, 56)
        let red = RGBA(red: 1, green: 0, blue: 0), green = RGBA(red: 0, green: 1, blue: 0)
        #expect(scene.shows("Find") && scene.drawnColors.contains(red) && scene.drawnColors.contains(green))
        bar.searchBarStyle = .minimal
        scene.settle()
        #expect(scene.drawnColors.contains(red) && !scene.drawnColors.contains(green))
    }

    /// The field of a controller's item is that of the bar.
    @Test func aSearchTellsWhenItBeginsAndEnds() {
        final class Owner: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
            let log: Log
            init(_ log: Log) { self.log = log }
            func willPresentSearchController(_ searchController: UISearchController) { log.note("will begin") }
            func didPresentSearchController(_ searchController: UISearchController) { log.note("begun") }
            func didDismissSearchController(_ searchController: UISearchController) { log.note("ended") }
            func updateSearchResults(for searchController: UISearchController) { log.note("update") }
        }
        let search = UISearchController(searchResultsController: nil), root = UIViewController(), owner = Owner(log)
        search.delegate = owner
        search.searchResultsUpdater = owner
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = false
        let stack = UINavigationController(rootViewController: root)
        let scene = shown(stack.view, 393, 700)
        #expect(!search.isActive && scene.shows("Search") && log.take() == [])
        search.isActive = true
        scene.settle()
        #expect(search.isActive && scene.shows("Cancel") && log.take() == ["will begin", "update", "begun"])
        scene.type("f")
        #expect(search.searchBar.text == "f" && log.take() == ["update"])
        search.isActive = false
        scene.settle()
        #expect(!search.isActive && search.searchBar.text == "" && !scene.shows("Cancel"))
        #expect(log.take() == ["update", "ended"])
    }
}
