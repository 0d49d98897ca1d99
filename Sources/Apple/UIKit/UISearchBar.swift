public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// A text field with a magnifying glass, and what belongs to a search: a button to cancel, a choice of parts. A program
/// places it itself; it has the shape of the design.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// A field without text, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
        searchTextField.delegate = forwarder
        forwarder.bar = self
        searchTextField.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
    /// The look of a search bar; nothing is drawn behind a minimal one.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// The field that is shown. Its text, placeholder, colours and views are those of the bar.
    public let searchTextField = UISearchTextField()
    private let forwarder = SearchFieldDelegate()

    /// What is searched for; empty by default. Setting it notifies no delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            noteChange()
        }
    }
    /// Shown while the text is empty; nil shows "Search".
    open var placeholder: String? {
        didSet { searchTextField.placeholder = placeholder ?? UISearchTextField.standardPlaceholder }
    }
    /// A line above the field; nil is none.
    open var prompt: String? { didSet { noteChange() } }
    /// Behind the bar; nil is nothing.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    /// Behind the bar, stretched; nil is `barTintColor`.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    /// How much the bar stands out: a minimal one has no `barTintColor`.
    open var searchBarStyle = Style.default { didSet { noteChange() } }
    /// Whether a button beside the field tells the delegate to end the search.
    open var showsCancelButton = false { didSet { noteChange() } }
    /// Sets `showsCancelButton`; without a movement.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Whether a sign in an empty field calls the delegate.
    open var showsBookmarkButton = false { didSet { noteChange() } }
    /// Whether a sign in an empty field calls the delegate, in the place of the bookmark.
    open var showsSearchResultsButton = false { didSet { noteChange() } }
    /// Whether the sign for results is tinted.
    open var isSearchResultsButtonSelected = false { didSet { noteChange() } }
    /// The titles of parts to search; nil for none.
    open var scopeButtonTitles: [String]? { didSet { noteChange() } }
    /// The chosen part, of which a tap notifies the delegate.
    open var selectedScopeButtonIndex = 0 { didSet { noteChange() } }
    /// Whether parts are shown below the field.
    open var showsScopeBar = false { didSet { noteChange() } }
    /// Sets `showsScopeBar`; without a movement.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Whether it takes input.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    /// Notified of what the user does; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search that the field is of.
    weak var controller_: UISearchController?

    /// Which letters become capitals. Nothing to do: there is no keyboard on the screen.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Nothing to do: there is no keyboard on the screen.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked. Nothing to do: there is no keyboard on the screen.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Which keys a keyboard on the screen has. Nothing to do: there is no keyboard on the screen.
    open var keyboardType = UIKeyboardType.default
    /// Whether a keyboard on the screen is light or dark. Nothing to do: there is no keyboard on the screen.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says. Nothing to do: there is no keyboard on the screen.
    open var returnKeyType = UIReturnKeyType.search
    /// Whether the return key waits for text. Nothing to do: there is no keyboard on the screen.
    open var enablesReturnKeyAutomatically = true
    /// What the text means, to fill it in. Nothing to do: there is no keyboard on the screen.
    open var textContentType: UITextContentType!
    /// Whether content shines through. Nothing to do: a colour behind the bar is opaque.
    open var isTranslucent = true
    /// Whether it is light or dark. Nothing to do: that is the window's.
    open var barStyle = UIBarStyle.default
    /// The images of a field. Nothing to do: search fields have the system's symbols.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// An image of a field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    /// The background of a field. Nothing to do: search fields have the system's shape.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// Points that the text is moved by. Nothing to do: search fields have the system's shape.
    open var searchTextPositionAdjustment = UIOffset.zero, searchFieldBackgroundPositionAdjustment = UIOffset.zero

    /// The field's.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Whether it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins editing in the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing in the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private func typed() {
        noteChange()
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller_?.changed()
    }
    open override func _content() -> AnyView? { AnyView(SearchBarView(bar: self, revision: revision)) }
    /// 56 points high without parts and a prompt, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56 + (hasScopes ? Self.partsHeight : 0)
            + (prompt == nil ? 0 : Self.promptHeight))
    }
    fileprivate var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
    /// Guesses: of a prompt, and of parts with their distance to the field.
    fileprivate static let promptHeight: CGFloat = 18, partsHeight: CGFloat = 40

    func choose(_ index: Int) {
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        controller_?.changed()
    }
}

/// The parts of a search bar, in the lengths of the design.
private struct SearchBarView: View {
    let bar: UISearchBar
    let revision: Int
    @Environment(\.design) private var design

    var body: some View {
        let metrics = design.metrics.search, isCapsule = design.metrics.navigationBar.hasPlatters
        VStack(spacing: metrics.scopesGap) {
            if let prompt = bar.prompt {
                Text(verbatim: prompt).font(.footnote).frame(height: UISearchBar.promptHeight - metrics.scopesGap)
            }
            HStack(spacing: metrics.gap) {
                field(metrics, RoundedRectangle(cornerRadius: isCapsule ? metrics.height / 2 : metrics.radius))
                if bar.showsCancelButton {
                    if isCapsule {
                        GlassCircle(symbol: "xmark", side: metrics.height, action: cancel)
                            .accessibilityLabel(Text(verbatim: "Cancel"))
                    } else {
                        Button("Cancel", action: cancel).buttonStyle(.borderless).fixedSize()
                    }
                }
            }
            if bar.hasScopes, let titles = bar.scopeButtonTitles {
                Picker(selection: Binding(unequal: { bar.selectedScopeButtonIndex }, writing: { bar.choose($0) })) {
                    ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
                } label: {
                    EmptyView()
                }
                .pickerStyle(.segmented).labelsHidden()
            }
        }
        .padding(.horizontal, 8)
        .frame(maxHeight: .infinity)
        .background { background }
    }

    private func cancel() { bar.delegate?.searchBarCancelButtonClicked(bar) }

    private func field(_ metrics: SearchMetrics, _ shape: RoundedRectangle) -> some View {
        let field = bar.searchTextField
        return HStack(spacing: metrics.spacing) {
            UIViewShown(UIViewContainer(field), fills: true)
            if bar.text?.isEmpty != false, bar.showsSearchResultsButton || bar.showsBookmarkButton { sign }
        }
        .padding(.leading, metrics.padding).padding(.trailing, metrics.end)
        .frame(height: metrics.height)
        .background((field.plate ?? UIColor.tertiarySystemFill).color, in: shape)
    }
    private var sign: some View {
        Button {
            if bar.showsSearchResultsButton { bar.delegate?.searchBarResultsListButtonClicked(bar) } else {
                bar.delegate?.searchBarBookmarkButtonClicked(bar)
            }
        } label: {
            Image(systemName: bar.showsSearchResultsButton ? "list.bullet.circle" : "book")
                .foregroundStyle(bar.isSearchResultsButtonSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: bar.showsSearchResultsButton ? "Search results" : "Bookmarks"))
    }
    @ViewBuilder private var background: some View {
        if let image = bar.backgroundImage {
            Image(uiImage: image).resizable()
        } else if let color = bar.barTintColor, bar.searchBarStyle != .minimal {
            color.color
        }
    }
}

/// A field for a search: it begins with a magnifying glass, and has a button to clear.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    static let standardPlaceholder = "Search"

    /// An empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder = Self.standardPlaceholder
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .left
        // The symbol, and 6 points to the text: a guess.
        glass.frame = CGRect(x: 0, y: 0, width: 26, height: 20)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
    }
    /// As coded in a storyboard, which nothing here reads: an empty field.
    public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }

    /// The colour of the shape around the field; the field itself has none.
    fileprivate var plate: UIColor?
    /// Of the shape around the field; nil is that of the system.
    open override var backgroundColor: UIColor? {
        get { plate }
        set {
            plate = newValue
            noteChange()
        }
    }
}

/// Passes on what a search bar's field asks and says.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldBeginEditing($1) } }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool {
        ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}

/// Decides about the editing of a search bar and is notified of what the user does.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Called after the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called before a change by the user: the range, in UTF-16 units of the old text, that another string replaces.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the return key is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button to cancel is tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the sign of a bookmark is tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the sign for results is tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when another part is chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// True: every change is taken.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
