public import Foundation
public import QuadrantCore
import QuadrantViews

/// A view that a collection places: an item, a header, a footer or a decoration.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    /// A view of a frame.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The name that views of its kind have; nil for none.
    open internal(set) var reuseIdentifier: String?
    /// For overriding; never called: no view is used twice.
    open func prepareForReuse() {}
    /// For overriding: called with what the layout says.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// The layout changes. For overriding; never called.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The layout has changed. For overriding; never called.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// For overriding: what the layout says, with the size of the content.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// The view in a list.
    var shownContent: AnyView? { AnyView(UIViewShown(UIViewContainer(self))) }
    /// The size of the content for a width, and for a height where one is given.
    func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        frame.size = CGSize(width: width ?? frame.width, height: height ?? frame.height)
        let own = systemLayoutSizeFitting(CGSize(width: width ?? 0, height: height ?? 0))
        let size = CGSize(width: width ?? own.width, height: height ?? own.height)
        let attributes = UICollectionViewLayoutAttributes()
        attributes.frame.size = size
        return preferredLayoutAttributesFitting(attributes).frame.size
    }
}

/// An item of a collection: a configuration, or the views in its `contentView`.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// An item of a frame.
    public required init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(contentView)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addSubview(contentView)
    }
    /// What holds the item's own views; it has the size of the item.
    public let contentView: UIView
    /// What is shown in the place of the views; nil shows them.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let views = (contentConfiguration as? any CellViewsConfiguration)?.cellViews
            configured = views?.shown(horizontal: ownMargins.width, vertical: ownMargins.height)
                ?? contentConfiguration?._shown
            hasViews = views != nil
            noteChange()
        }
    }
    private var configured: AnyView?
    /// Whether the content are views of SwiftUI, which have their margins.
    private(set) var hasViews = false
    /// The margins of views of SwiftUI that do not ask for others.
    var ownMargins: CGSize { .zero }
    /// What is behind the content; nil is nothing.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteChange() } }
    /// Whether configurations follow the state. Nothing to do: `updateConfiguration(using:)` sets them.
    open var automaticallyUpdatesContentConfiguration = true, automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the item is touched; the collection does not set it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    /// Behind the content; nil is nothing.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// Behind the content while the item is selected; nil is nothing. Nothing to do: items say how they look.
    open var selectedBackgroundView: UIView?
    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
    }
    /// The state for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    /// Is called when the state has changed, and when it is set.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Calls `updateConfiguration(using:)` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// For overriding: called when the state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    open override func layoutSubviews() {
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        backgroundView?.frame = contentView.frame
        super.layoutSubviews()
    }
    override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        guard let configured else {
            contentView.frame.size = CGSize(width: width ?? frame.width, height: height ?? frame.height)
            let inner = contentView.systemLayoutSizeFitting(CGSize(width: width ?? 0, height: height ?? 0))
            let own = super.fittingSize(width: width, height: height)
            return CGSize(width: width ?? max(inner.width, own.width), height: height ?? max(inner.height, own.height))
        }
        return measured(configured, ProposedViewSize(width: width, height: height))
    }
    override var shownContent: AnyView? {
        if let configured { return configured }
        let own = contentView
        return AnyView(UIViewShown(UIViewContainer(own)))
    }
    open override func _content() -> AnyView? {
        guard let configured else { return nil }
        return AnyView(configured.frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(backgroundConfiguration?.backgroundColor?.color ?? .clear)
            .clipShape(RoundedRectangle(cornerRadius: backgroundConfiguration?.cornerRadius ?? 0)))
    }
}

/// An item of a collection in the form of a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// What is at the ends of the item.
    open var accessories: [UICellAccessory] = [] { didSet { noteChange() } }
    /// How far the content is moved, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { noteChange() } }
    /// Points of a step of indentation.
    open var indentationWidth: CGFloat = 16 { didSet { noteChange() } }
    /// Whether what is at the leading end is indented. Nothing to do: it is.
    open var indentsAccessories = true
    /// Where the line below begins and ends. Nothing to do: lines have the insets of lists.
    open private(set) lazy var separatorLayoutGuide = UILayoutGuide(self, area: nil)
    /// Texts and a picture to fill in and set as `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// The background of the list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    override var shownContent: AnyView? {
        let inner = super.shownContent
        return AnyView(HStack {
            ForEach(accessories.filter { $0.isLeading }.indices, id: \.self) { index in
                self.accessories.filter { $0.isLeading }[index].shown
            }
            inner
            Spacer(minLength: 0)
            ForEach(accessories.filter { !$0.isLeading }.indices, id: \.self) { index in
                self.accessories.filter { !$0.isLeading }[index].shown
            }
        }
        .padding(.leading, CGFloat(indentationLevel) * indentationWidth).contentShape(Rectangle()))
    }
    open override func _content() -> AnyView? {
        paddedContent.map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) }
    }
    override var ownMargins: CGSize { CGSize(width: 16, height: 8) }
    private var paddedContent: AnyView? {
        let margins = hasViews ? .zero : ownMargins
        return shownContent.map {
            AnyView($0.padding(.horizontal, margins.width).padding(.vertical, margins.height))
        }
    }
    override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        guard let content = paddedContent else { return .zero }
        return measured(content, ProposedViewSize(width: width, height: height))
    }
}
