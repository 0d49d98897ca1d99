public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// A control that does something when it is tapped.
@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
        public static let roundedRect = ButtonType.system
    }

    /// What a button looks like, apart from its states.
    public struct Configuration: Sendable {
        fileprivate enum Kind { case plain, gray, tinted, filled, bordered }
        fileprivate var kind: Kind
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var cornerStyle = CornerStyle.dynamic
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func bordered() -> Configuration { Configuration(kind: .bordered) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
    }

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
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    open var configuration: Configuration? { didSet { changed() } }
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var adjustsImageWhenHighlighted = true

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
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        changed()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styled[state] = title
        changed()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        changed()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        changed()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        changed()
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        if let image = images[state], let configuration { images[state] = image.withConfiguration(configuration) }
        changed()
    }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open var currentTitle: String? { title(for: state) }
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
    open override var intrinsicContentSize: CGSize {
        let size = UIView.measured(inner)
        return CGSize(width: size.width,
            height: configuration == nil && images.isEmpty ? size.height + 12 : size.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Edges of a rectangle, from where a language begins to where it ends.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
