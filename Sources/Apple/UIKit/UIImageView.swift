public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// Draws an image, scaled or placed as `contentMode` says. Animations show their first image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// A view without an image, which takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// A view of the size of `image`, in points; of no size without one.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    /// A view of the size of `image`; the highlighted image is not kept.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        hugging = SIMD2(251, 251)
        isUserInteractionEnabled = false
    }

    /// What is shown; nil shows nothing. A template or a symbol has its own tint, else the view's.
    open var image: UIImage? {
        didSet {
            superview?.setNeedsLayout()
            noteChange()
        }
    }
    /// The image while `isHighlighted` is set. Without effect: images look the same while they are highlighted.
    open var highlightedImage: UIImage? { didSet { standIn(self, "images look the same while they are highlighted") } }
    /// Whether `highlightedImage` is to be shown. Nothing to do: images look the same while they are highlighted.
    open var isHighlighted = false
    /// The images of an animation, of which the first is shown.
    open var animationImages: [UIImage]? { didSet { noteChange() } }
    /// Seconds for one round of `animationImages`. Nothing to do: the first image of an animation is shown.
    open var animationDuration: TimeInterval = 0
    /// Rounds of an animation, 0 without an end. Nothing to do: the first image of an animation is shown.
    open var animationRepeatCount = 0
    /// Whether the first of `animationImages` is shown in the place of `image`.
    open private(set) var isAnimating = false
    /// Shows the first of `animationImages`; the others are not shown.
    open func startAnimating() { isAnimating = true }
    /// Shows `image` again.
    open func stopAnimating() { isAnimating = false }
    /// The size and weight of a symbol; nil keeps those of the image.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }

    /// The size of the image in points; none without one.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// The size of the image in points, whatever is offered; without one that of the bounds.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open override func _content() -> AnyView? {
        guard var image = isAnimating ? animationImages?.first ?? image : image else { return nil }
        if let preferredSymbolConfiguration { image = image.withConfiguration(preferredSymbolConfiguration) }
        let tint = image.renderingMode == .alwaysTemplate || image.isSymbolImage ? image.tint ?? tintColor : nil
        let shown = Image(uiImage: image)
        let sized: AnyView
        switch contentMode {
        case .scaleToFill, .redraw: sized = AnyView(shown.resizable())
        case .scaleAspectFit: sized = AnyView(shown.resizable().scaledToFit())
        case .scaleAspectFill: sized = AnyView(shown.resizable().scaledToFill())
        default: sized = AnyView(shown.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
        }
        return tint.map { AnyView(sized.foregroundStyle($0.color)) } ?? sized
    }

    private var place: Alignment {
        switch contentMode {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
