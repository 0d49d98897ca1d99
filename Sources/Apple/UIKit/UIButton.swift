public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// A control with an image and a title that sends `touchUpInside` and `primaryActionTriggered` on a tap.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// What a button looks like without a configuration; some types set a symbol for the normal state.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
        /// The old name of `system`.
        public static let roundedRect = ButtonType.system
    }

    /// A look of a button that takes the place of its titles, colours and images for states.
    public struct Configuration: Sendable {
        fileprivate enum Kind {
            case plain, gray, tinted, filled, bordered, glass, clearGlass, prominentGlass, prominentClearGlass
        }
        fileprivate var kind: Kind
        /// Shown in the place of the button's own title; nil shows that one.
        public var title: String?
        /// A second line below the title; nil for none.
        public var subtitle: String?
        /// Shown in the place of the button's own image; nil shows that one.
        public var image: UIImage?
        /// Points between the image and the title; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The side of the title that the image is on.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The title with attributes, in the place of `title`.
        public var attributedTitle: AttributedString?
        /// The second line with attributes. Nothing to do: `subtitle` is shown.
        public var attributedSubtitle: AttributedString?
        /// How titles are changed; the font that it sets is the button's.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How second lines are changed. Nothing to do: they have the look of the system.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the colour of images. Nothing to do: images have the colour of titles.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Changes the colour of the sign of activity. Nothing to do: it is grey.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of a symbol; nil takes that of the image.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a sign of activity takes the place of the image.
        public var showsActivityIndicator = false
        /// Where narrower lines stand. Nothing to do: they stand in the middle.
        public var titleAlignment = TitleAlignment.automatic
        /// Points between two lines.
        public var titlePadding: CGFloat = 0
        /// Where the last line is cut. Nothing to do: buttons are as wide as their title.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping,
            subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether the colours follow the selection. Nothing to do: they do not.
        public var automaticallyUpdateForSelection = true
        /// The sign of a menu. Nothing to do: it is as in SwiftUI.
        public var indicator = Indicator.automatic
        /// Where narrower lines stand.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// The sign of a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        /// The size of a button.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// The size: a large one has more space around its title.
        public var buttonSize = Size.medium {
            didSet {
                let side: CGFloat = buttonSize == .large ? 20 : buttonSize == .medium ? 12 : 10
                let edge: CGFloat = buttonSize == .large ? 15 : buttonSize == .medium ? 7 : 4
                contentInsets = NSDirectionalEdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
            }
        }
        /// What is behind: its colour and its corners.
        public var background = Background()
        /// What is behind a button.
        public struct Background: Sendable {
            /// The fill; nil takes that of the kind.
            public var backgroundColor: UIColor?
            /// Points that round the corners; nil takes those of the style.
            public var cornerRadius: CGFloat = -1
            /// The colour of a line around.
            public var strokeColor: UIColor?
            /// Points of a line around.
            public var strokeWidth: CGFloat = 0
            /// Points inside the button. Nothing to do: the fill has the edges of the button.
            public var backgroundInsets = NSDirectionalEdgeInsets.zero
            /// An image behind. Nothing to do: buttons have a fill.
            public var image: UIImage?
        }
        /// The same configuration: buttons have one look.
        @MainActor public func updated(for button: UIButton) -> Configuration { self }
        /// The colour of title and image; nil takes that of the state, else white on a filled button and the tint on
        /// others.
        public var baseForegroundColor: UIColor?
        /// The fill; nil takes that of the kind of configuration.
        public var baseBackgroundColor: UIColor?
        /// Points around title and image, which take the place of `contentEdgeInsets`.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// `capsule` makes the ends round, any other corners of 6 points.
        public var cornerStyle = CornerStyle.dynamic
        /// How round the corners of the fill are.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// Without a fill.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// Filled with the grey of `systemFill`.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// Filled with the tint at 18 % opacity.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// Filled with the tint, with a white title.
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        /// As `gray()`.
        public static func bordered() -> Configuration { Configuration(kind: .bordered) }
        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        /// As `plain()`.
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        /// On a capsule of glass (iOS 26).
        public static func glass() -> Configuration { Configuration(kind: .glass) }
        /// On a capsule of clear glass (iOS 26).
        public static func clearGlass() -> Configuration { Configuration(kind: .clearGlass) }
        /// On a capsule of glass of the tint's colour, with a white title (iOS 26).
        public static func prominentGlass() -> Configuration { Configuration(kind: .prominentGlass) }
        /// On a capsule of clear glass of the tint's colour, with a white title (iOS 26).
        public static func prominentClearGlass() -> Configuration { Configuration(kind: .prominentClearGlass) }
    }

    /// The type that it was made with; `custom` where none was given.
    public private(set) var buttonType = ButtonType.custom
    private var titles: [State: String] = [:], styled: [State: NSAttributedString] = [:]
    private var colors: [State: UIColor] = [:], images: [State: UIImage] = [:], backgrounds: [State: UIImage] = [:]
    /// The text of the button, for its font.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.layer.changed = { [weak self] in MainActor.assumeIsolated { self?.noteChange() } }
        return label
    }()
    /// A separate view, which does not show the button's image: set images with `setImage(_:for:)`.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The look of the button; nil, the default, has it follow the titles, colours and images of its states.
    open var configuration: Configuration? { didSet { changed() } }
    /// Points around title and image, without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// Points around the title. Without effect: buttons have the system's spacing.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { standIn(self, "buttons have the system's spacing") } }
    /// Points around the image. Without effect: buttons have the system's spacing.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { standIn(self, "buttons have the system's spacing") } }
    /// What a tap shows, with `showsMenuAsPrimaryAction`; nil shows nothing.
    open var menu: UIMenu? { didSet { changed() } }
    /// Whether a tap shows the menu.
    open var showsMenuAsPrimaryAction = false { didSet { changed() } }
    /// Whether a choice of the menu is the title. Nothing to do: buttons keep their titles.
    open var changesSelectionAsPrimaryAction = false
    /// What the button does, for the system.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    /// What the button does, for the system. Nothing to do: the configuration says how it looks.
    open var role = Role.normal
    /// Whether a pointer marks it. Nothing to do: it does as in SwiftUI.
    open var isPointerInteractionEnabled = false
    /// Is called when the state has changed, and when it is set.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Calls `updateConfiguration()` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    private var isUpdating = false
    /// For overriding: called when the state has changed.
    open func updateConfiguration() {
        guard !isUpdating else { return }
        isUpdating = true
        configurationUpdateHandler?(self)
        isUpdating = false
    }
    /// Whether the configuration follows the state. Nothing to do: the handler sets it.
    open var automaticallyUpdatesConfiguration = true
    /// Whether the image is fainter while the button is disabled. Nothing to do: it is.
    open var adjustsImageWhenDisabled = true, showsTouchWhenHighlighted = false,
        reversesTitleShadowWhenHighlighted = false
    /// Whether the image is darker while it is touched. Nothing to do: the image is the same while it is touched.
    open var adjustsImageWhenHighlighted = true

    /// A button of this type. `close`, `contactAdd` and the info types show their symbol.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        switch buttonType {
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .infoLight, .infoDark, .detailDisclosure: setImage(UIImage(systemName: "info.circle"), for: .normal)
        default: break
        }
    }
    /// A button with the title and the image of `primaryAction`, which a tap performs; nil leaves it empty.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
    }
    /// A button of the type `custom` with a frame and the title and the image of `primaryAction`, which a tap performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }
    private func adopt(_ action: UIAction) {
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
        addAction(action, for: .primaryActionTriggered)
    }
    /// A button that looks as `configuration` says; a tap performs `primaryAction`.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }
    /// A button of the type `custom`, whose title is white.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text in a state; states without one show that of the normal state. Nil takes it away.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        changed()
    }
    /// Styled text in a state, which takes the place of the title. Nil takes it away.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styled[state] = title
        changed()
    }
    /// The colour of title and image in a state; states without one have that of the normal state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        changed()
    }
    /// The image in a state; states without one show that of the normal state. Nil takes it away.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        changed()
    }
    /// The image behind the content in a state, stretched to the button's size.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        changed()
    }
    /// Gives the symbol that is set for `state` another size and weight; without effect on other images, and on images
    /// that are set later.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        if let image = images[state], let configuration { images[state] = image.withConfiguration(configuration) }
        changed()
    }
    /// The text in a state, else that of the normal state; nil when there is none.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The colour in a state, else that of the normal state; nil when there is none.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// The image in a state, else that of the normal state; nil when there is none.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The text in the present state; a configuration's title is not counted.
    open var currentTitle: String? { title(for: state) }
    /// The image in the present state; a configuration's image is not counted.
    open var currentImage: UIImage? { image(for: state) }
    private func changed() {
        superview?.setNeedsLayout()
        noteChange()
    }

    private var inner: some View {
        let color = configuration?.baseForegroundColor ?? colors[state] ?? colors[.normal]
            ?? (isWhite ? .white : isOnGlass ? .label : tintColor)
        let insets = configuration?.contentInsets, space = configuration?.imagePadding ?? 0
        let changed = configuration?.titleTextAttributesTransformer?(AttributeContainer())
        let font = changed?.uiKit.font ?? titleLabel?.font ?? .systemFont(ofSize: 15)
        let placement = configuration?.imagePlacement ?? .leading
        return Group {
            switch placement {
            case .top: VStack(spacing: space) { shownImage; shownTitle }
            case .bottom: VStack(spacing: space) { shownTitle; shownImage }
            case .trailing: HStack(spacing: space) { shownTitle; shownImage }
            default: HStack(spacing: space) { shownImage; shownTitle }
            }
        }
        .font(Font(font))
        .foregroundStyle((color ?? .systemBlue).color.opacity(isEnabled ? 1 : 0.4))
        .padding(EdgeInsets(top: insets?.top ?? contentEdgeInsets.top,
            leading: insets?.leading ?? contentEdgeInsets.left,
                            bottom: insets?.bottom ?? contentEdgeInsets.bottom,
                            trailing: insets?.trailing ?? contentEdgeInsets.right))
    }
    @ViewBuilder private var shownImage: some View {
        if configuration?.showsActivityIndicator == true {
            ProgressView()
        } else if let image = configuration?.image ?? currentImage {
            Image(
                uiImage: configuration?.preferredSymbolConfigurationForImage.map { image.withConfiguration($0) }
                    ?? image)
        }
    }
    @ViewBuilder private var shownTitle: some View {
        let second = configuration?.subtitle
        VStack(spacing: configuration?.titlePadding ?? 0) {
            if let title = configuration?.attributedTitle {
                Text(NSAttributedString(title).drawn)
            } else if configuration?.title == nil, let text = styled[state] ?? styled[.normal] {
                Text(text.drawn)
            } else if let title = configuration?.title ?? currentTitle, !title.isEmpty {
                Text(verbatim: title)
            }
            if let second { Text(verbatim: second).font(.caption) }
        }
    }
    private var corner: CGFloat {
        let own = configuration?.background.cornerRadius ?? -1
        if own >= 0, configuration?.cornerStyle == .fixed || configuration?.cornerStyle == .dynamic { return own }
        return switch configuration?.cornerStyle {
        case .capsule: 1000
        case .large: 12
        case .medium: 8
        default: 6
        }
    }
    private var fill: Color? {
        guard let configuration, glass == nil || configuration.background.backgroundColor != nil else { return nil }
        if let color = configuration.background.backgroundColor ?? configuration.baseBackgroundColor {
            return color.color
        }
        switch configuration.kind {
        case .plain, .glass, .clearGlass, .prominentGlass, .prominentClearGlass: return nil
        case .gray, .bordered: return Color(system: .fill)
        case .tinted: return (tintColor ?? .systemBlue).color.opacity(0.18)
        case .filled: return (tintColor ?? .systemBlue).color
        }
    }

    private var isWhite: Bool {
        switch configuration?.kind {
        case nil: buttonType == .custom
        case .filled, .prominentGlass, .prominentClearGlass: true
        default: false
        }
    }
    private var isOnGlass: Bool { configuration?.kind == .glass || configuration?.kind == .clearGlass }
    /// The glass behind a button of such a configuration; nil for others.
    private var glass: Glass? {
        let color = configuration?.baseBackgroundColor?.color
        switch configuration?.kind {
        case .glass: return .regular.tint(color)
        case .clearGlass: return .clear.tint(color)
        case .prominentGlass: return .regular.tint(color ?? (tintColor ?? .systemBlue).color)
        case .prominentClearGlass: return .clear.tint(color ?? (tintColor ?? .systemBlue).color)
        default: return nil
        }
    }

    open override func _content() -> AnyView? {
        if let menu, showsMenuAsPrimaryAction {
            return AnyView(Menu { MenuElements(elements: menu.children, sender: self) } label: { self.whole }
                .buttonStyle(.plain).disabled(!isEnabled))
        }
        return AnyView(Button { self.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } label: { self.whole }
            .buttonStyle(.plain).disabled(!isEnabled))
    }
    private var whole: some View {
        inner.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentAlignment)
            .background {
                    if let image = self.backgrounds[self.state] ?? self.backgrounds[.normal] {
                        Image(uiImage: image).resizable()
                    } else if let glass = self.glass {
                        Color.clear.glassEffect(glass, in: self.glassShape)
                    } else if let fill = self.fill {
                        RoundedRectangle(cornerRadius: self.corner).fill(fill)
                    }
                }
                .overlay {
                    if let color = self.configuration?.background.strokeColor,
                       let width = self.configuration?.background.strokeWidth, width > 0 {
                        RoundedRectangle(cornerRadius: self.corner).strokeBorder(color.color, lineWidth: width)
                    }
                }
                .contentShape(Rectangle())
    }
    /// Glass is a capsule unless the configuration has corners of its own.
    private var glassShape: AnyShape {
        switch configuration?.cornerStyle {
        case .small, .medium, .large, .fixed: AnyShape(RoundedRectangle(cornerRadius: corner))
        default: AnyShape(Capsule())
        }
    }
    override func stateChanged() { setNeedsUpdateConfiguration() }
    /// The image and the title beside each other, with their insets; without a configuration and images 12 points
    /// higher.
    open override var intrinsicContentSize: CGSize {
        let size = measured(inner)
        return CGSize(width: size.width,
            height: configuration == nil && images.isEmpty ? size.height + 12 : size.height)
    }
    /// As `intrinsicContentSize`, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
