public import Foundation
public import QuadrantCore
import QuadrantViews

/// Spokes that turn while something is under way.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        hugging = SIMD2(750, 750)
        layer.bounds.size = intrinsicContentSize
    }

    open var style: Style { didSet { noteChange() } }
    open var color: UIColor! { didSet { noteChange() } }
    open var hidesWhenStopped = true { didSet { noteChange() } }
    open private(set) var isAnimating = false
    open func startAnimating() {
        isAnimating = true
        noteChange()
    }
    open func stopAnimating() {
        isAnimating = false
        noteChange()
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func _content() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let isWhite = style == .white || style == .whiteLarge
        return AnyView(ProgressView()
            .controlSize(style == .large || style == .whiteLarge ? .large : .regular)
            .tint(color?.color ?? (isWhite ? .white : nil)))
    }
}
