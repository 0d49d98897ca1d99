public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// What a configuration may depend on.
@MainActor @preconcurrency
public protocol UIConfigurationState {
    /// What the interface around is like.
    var traitCollection: UITraitCollection { get set }
}
/// The state of a view for configurations.
@MainActor @preconcurrency
public struct UIViewConfigurationState: UIConfigurationState {
    /// What the interface around is like.
    public var traitCollection: UITraitCollection
    /// States of a view.
    public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false, isPinned = false
    /// A state of a view with these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
/// The state of a row for configurations.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
    /// What the interface around is like.
    public var traitCollection: UITraitCollection
    /// States of a row.
    public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false, isPinned = false
    /// States of a row in an editable list.
    public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
    /// A state of a row with these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a row shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// The view of it.
    var _shown: AnyView { get }
    /// A view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}
extension UIContentConfiguration {
    public var _shown: AnyView { AnyView(UIViewShown(UIViewContainer(makeContentView()))) }
    /// A view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { _ConfiguredView(self) }
    /// The same configuration.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}
/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// What is shown.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
    /// True.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// A view of a configuration of the system.
open class _ConfiguredView: UIView, UIContentView {
    /// What is shown.
    open var configuration: any UIContentConfiguration { didSet { setNeedsLayout() } }
    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open override func _content() -> AnyView? {
        AnyView(configuration._shown.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
    }
    open override var intrinsicContentSize: CGSize { measured(configuration._shown) }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        width > 0 ? measured(configuration._shown, ProposedViewSize(width: width, height: nil)).height : nil
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(configuration._shown, ProposedViewSize(size)) }
}
/// A view of a list's configuration.
open class UIListContentView: _ConfiguredView {
    /// A view that shows texts and a picture.
    public init(configuration: UIListContentConfiguration) { super.init(configuration) }
    public required init?(coder: NSCoder) { nil }
}

/// Axes of a rectangle.
public struct UIAxis: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left and right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// Changes a colour of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
    /// The change.
    public let transform: @Sendable (UIColor) -> UIColor
    /// A change by a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    /// The changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// The colour as a grey.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
    /// The tint.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    /// The colour in black or white.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}
/// Changes the attributes of a text of a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The change.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    /// A change by a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    /// The changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// What is behind the content of a row or a button.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
    /// The fill; nil takes the tint. `clear` has a clear one.
    public var backgroundColor: UIColor?
    /// Changes the fill by the state. Nothing to do: rows have one look.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Points that round the corners. Nothing to do: rows have the corners of lists.
    public var cornerRadius: CGFloat = 0
    /// Points inside the row. Nothing to do: rows have the edges of lists.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Sides on which insets are added to margins. Nothing to do: rows have the edges of lists.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour of a line around; nil takes the tint. Nothing to do: rows have no line around.
    public var strokeColor: UIColor?
    /// Points of a line around. Nothing to do: rows have no line around.
    public var strokeWidth: CGFloat = 0
    /// Points between the edge and the line. Nothing to do: rows have no line around.
    public var strokeOutset: CGFloat = 0
    /// A blur behind. Nothing to do: rows have a fill.
    public var visualEffect: UIVisualEffect?
    /// A view behind. Nothing to do: rows have a fill.
    public var customView: UIView?
    /// An image behind. Nothing to do: rows have a fill.
    public var image: UIImage?
    /// How the image fills the background. Nothing to do: rows have a fill.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }
    /// The configuration for a state: the same.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
    /// Nothing behind.
    public static func clear() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    /// That of a list, by its style.
    public static func listCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    /// That of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    /// That of a header or a footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a header or a footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a header of any list.
    public static func listHeader() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a footer of any list.
    public static func listFooter() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(.clear) }
    /// That of a sidebar with a line of its own.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { filled(.clear) }
}

/// The view above or below a section of a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// The name that views of its kind have; nil for none.
    public let reuseIdentifier: String?
    /// A view with a name for its kind.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// A view without a name.
    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// What holds the view's own views.
    public let contentView = UIView()
    /// The text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// A second text. Not shown.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// What is shown in the place of the text; nil shows that.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { noteChange() } }
    /// What is behind the content. Nothing to do: lists have their own backgrounds.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Texts and a picture to fill in and set as `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    /// Behind the content; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
    /// For overriding; never called: no view is used twice.
    open func prepareForReuse() {}

    var shownContent: AnyView? {
        if let contentConfiguration { return contentConfiguration._shown }
        if !contentView.subviews.isEmpty { return AnyView(UIViewShown(UIViewContainer(contentView))) }
        return textLabel?.text.map { AnyView(Text(verbatim: $0)) }
    }
}
