public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A row of a `UITableView`: a text and a picture, a configuration, or the views in its `contentView`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What is at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// Where the second text of a row is.
    public enum CellStyle: Int, Sendable {
        /// There is none.
        case `default`
        /// At the end.
        case value1
        /// Beside a narrow first text; drawn as `value1`.
        case value2
        /// Below the first.
        case subtitle
    }
    /// What is done to a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    private let style: CellStyle
    /// The name that rows of its kind have; nil for none.
    public let reuseIdentifier: String?
    /// A row whose second text is where the style says.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// A row with one text.
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
    }

    /// What holds the row's own views, as high as their constraints make it.
    public let contentView = UIView()
    /// The row's text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// The second text; nil where the style has none.
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
    /// The picture before the text.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// What is shown in the place of the labels; nil shows them.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            views = (contentConfiguration as? any CellViewsConfiguration)?.cellViews
            shownContent = views?.content ?? contentConfiguration?._shown
            noteChange()
        }
    }
    private var shownContent: AnyView?
    /// What views of SwiftUI in the place of the labels ask of the row.
    private(set) var views: CellViews?
    /// What is behind the content; nil is that of the list.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteChange() } }
    /// Whether the background follows the state. Nothing to do: selected rows look like those of lists.
    open var automaticallyUpdatesBackgroundConfiguration = true, automaticallyUpdatesContentConfiguration = true
    /// The state for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    /// Is called when the state has changed, and before the row is first shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Sets configurations for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// Calls `updateConfiguration(using:)` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// For overriding: called when the state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Texts and a picture to fill in and set as `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        configuration.prefersSideBySideTextAndSecondaryText = style == .value1 || style == .value2
        return configuration
    }
    /// How a selected row looks: in grey, but for `none`.
    open var selectionStyle = SelectionStyle.default { didSet { noteChange() } }
    /// What is at the end of the row.
    open var accessoryType = AccessoryType.none { didSet { noteChange() } }
    /// The view at the end of the row, in the place of `accessoryType`.
    open var accessoryView: UIView? { didSet { noteChange() } }
    /// What is at the end of the row while it is edited. Nothing to do: the list has its own signs then.
    open var editingAccessoryType = AccessoryType.none
    /// The view at the end of the row while it is edited. Nothing to do: the list has its own signs then.
    open var editingAccessoryView: UIView?
    /// Whether there is a handle to move the row. Nothing to do: the list has one where rows can be moved.
    open var showsReorderControl = false
    /// Whether the row is indented while it is edited. Nothing to do: it is as in lists.
    open var shouldIndentWhileEditing = true
    /// How far the content is moved, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { noteChange() } }
    /// Points of a step of indentation.
    open var indentationWidth: CGFloat = 10 { didSet { noteChange() } }
    /// Points at the ends of the line below. Nothing to do: lines have the insets of lists.
    open var separatorInset = UIEdgeInsets.zero
    /// How a row with the focus looks.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// How a row with the focus looks. Nothing to do: rows have no focus.
    open var focusStyle = FocusStyle.default
    /// Whether the user's selection moves the row. Nothing to do: rows are not dragged.
    open var userInteractionEnabledWhileDragging = true
    /// Whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the row is touched; the list does not set it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the table is edited.
    open var isEditing: Bool { (superview as? UITableView)?.isEditing ?? false }
    /// For overriding; never called.
    open func setEditing(_ editing: Bool, animated: Bool) {}
    /// Sets `isHighlighted`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Behind the content while several rows are selected; nil is grey. Nothing to do: selected rows look like those of
    /// lists.
    open var multipleSelectionBackgroundView: UIView?
    /// Behind the content; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
    /// Behind the content while the row is selected; nil is grey. Nothing to do: selected rows look like those of
    /// lists.
    open var selectedBackgroundView: UIView?
    /// For overriding; never called: no row is used twice.
    open func prepareForReuse() {}
    /// Sets `isSelected`; called when the row is selected and when it no longer is.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// What is behind the row; nil is that of the list.
    var rowBackground: AnyView? { views?.background ?? rowColor.map { AnyView($0) } }
    private var rowColor: Color? {
        backgroundConfiguration.map { $0.backgroundColor?.color ?? .clear } ?? backgroundColor?.color
            ?? contentView.backgroundColor?.color
    }

    /// The row in a list.
    @ViewBuilder var row: some View {
        HStack {
            if let shownContent {
                shownContent
            } else if !contentView.subviews.isEmpty {
                CellContent(view: contentView)
            } else {
                labels._shown
            }
            Spacer(minLength: 0)
            if let accessoryView {
                UIViewTree(view: accessoryView, revision: accessoryView.revision)
            } else {
                accessory
            }
        }
        .padding(.leading, CGFloat(indentationLevel) * indentationWidth)
        .contentShape(Rectangle())
    }

    private var labels: UIListContentConfiguration {
        var shown = defaultContentConfiguration()
        shown.text = textLabel?.text
        shown.secondaryText = detailTextLabel?.text
        shown.image = imageView?.image
        shown.textProperties.color = textLabel.flatMap { $0.textColor } ?? .label
        if let font = textLabel?.font, font != UILabel().font { shown.textProperties.font = font }
        if let label = detailTextLabel {
            if let font = label.font, font != UILabel().font { shown.secondaryTextProperties.font = font }
            if label.textColor != .label, let color = label.textColor { shown.secondaryTextProperties.color = color }
        }
        return shown
    }

    @ViewBuilder private var accessory: some View {
        switch accessoryType {
        case .none: EmptyView()
        case .disclosureIndicator, .detailDisclosureButton:
            if accessoryType == .detailDisclosureButton { Image(systemName: "info.circle").foregroundStyle(.tint) }
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        case .checkmark: Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
        case .detailButton: Image(systemName: "info.circle").foregroundStyle(.tint)
        }
    }
}

/// The views of a row, as wide as the row and as high as their constraints make them.
private struct CellContent: View {
    let view: UIView
    var body: some View { UIViewShown(UIViewContainer(view)) }
}
