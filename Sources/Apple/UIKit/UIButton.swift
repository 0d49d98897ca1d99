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
        fileprivate enum Kind { case plain, gray, tinted, filled, bordered }
        fileprivate var kind: Kind
        /// Shown in the place of the button's own title; nil shows that one.
        public var title: String?
        /// A second line. Without effect: buttons have one line.
        public var subtitle: String? { didSet { standIn(self, "buttons have one line") } }
        /// Shown in the place of the button's own image; nil shows that one.
        public var image: UIImage?
        /// Points between the image and the title; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The side of the title that the image is on. Without effect: the image is on the leading side.
        public var imagePlacement = NSDirectionalRectEdge.leading {
            didSet { standIn(self, "the image is on the leading side") }
        }
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
    }

    /// The type that it was made with; `custom` where none was given.
    public private(set) var buttonType = ButtonType.custom
    private var titles: [State: String] = [:], styled: [State: NSAttributedString] = [:]
    private var colors: [State: UIColor] = [:], images: [State: UIImage] = [:], backgrounds: [State: UIImage] = [:]
    /// The text of the button, for its font.
    public private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.layer.changed = { [weak self] in MainActor.assumeIsolated { self?.noteChange() } }
        return label
    }()
    /// A separate view, which does not show the button's image: set images with `setImage(_:for:)`.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The look of the button; nil, the default, has it follow the titles, colours and images of its states.
    open var configuration: Configuration? { didSet { changed() } }
    /// Points around title and image, without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// Points around the title. Without effect: buttons have the system's spacing.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { standIn(self, "buttons have the system's spacing") } }
    /// Points around the image. Without effect: buttons have the system's spacing.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { standIn(self, "buttons have the system's spacing") } }
    /// What a tap or a long press shows; nil shows nothing. Without effect: buttons show no menu.
    open var menu: UIMenu? { didSet { standIn(self, "buttons show no menu") } }
    /// Whether a tap shows the menu. Nothing to do: buttons show no menu.
    open var showsMenuAsPrimaryAction = false
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
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
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
            ?? (configuration?.kind == .filled || buttonType == .custom && configuration == nil ? .white : tintColor)
        let text = styled[state] ?? styled[.normal]
        let image = configuration?.image ?? currentImage
        let title = configuration?.title ?? currentTitle
        let insets = configuration?.contentInsets
        return HStack(spacing: configuration?.imagePadding ?? 0) {
            if let image { Image(uiImage: image) }
            if let text { Text(text.drawn) } else if let title, !title.isEmpty { Text(verbatim: title) }
        }
        .font(Font(titleLabel?.font ?? .systemFont(ofSize: 15)))
        .foregroundStyle((color ?? .systemBlue).color.opacity(isEnabled ? 1 : 0.4))
        .padding(EdgeInsets(top: insets?.top ?? contentEdgeInsets.top,
            leading: insets?.leading ?? contentEdgeInsets.left,
                            bottom: insets?.bottom ?? contentEdgeInsets.bottom,
                            trailing: insets?.trailing ?? contentEdgeInsets.right))
    }
    private var fill: Color? {
        guard let configuration else { return nil }
        if let color = configuration.baseBackgroundColor { return color.color }
        switch configuration.kind {
        case .plain: return nil
        case .gray, .bordered: return Color(system: .fill)
        case .tinted: return (tintColor ?? .systemBlue).color.opacity(0.18)
        case .filled: return (tintColor ?? .systemBlue).color
        }
    }

    open override func _content() -> AnyView? {
        AnyView(Button { self.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } label: {
            self.inner.frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if let image = self.backgrounds[self.state] ?? self.backgrounds[.normal] {
                        Image(uiImage: image).resizable()
                    } else if let fill = self.fill {
                        RoundedRectangle(cornerRadius: self.configuration?.cornerStyle == .capsule
                            ? 1000 : 6).fill(fill)
                    }
                }
                .contentShape(Rectangle())
        }.buttonStyle(.plain).disabled(!isEnabled))
    }
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

/// Edges of a rectangle, from where a language begins to where it ends.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edge at the smaller y.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where a language begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The edge at the larger y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where a language ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
