public import Foundation
public import QuadrantCore
import QuadrantViews

/// Shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        hugging = SIMD2(251, 251)
        isUserInteractionEnabled = false
    }

    open var image: UIImage? {
        didSet {
            superview?.setNeedsLayout()
            noteChange()
        }
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// The images of an animation, of which the first is shown.
    open var animationImages: [UIImage]? { didSet { noteChange() } }
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
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
