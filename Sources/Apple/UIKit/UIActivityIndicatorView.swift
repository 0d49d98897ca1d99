public import Foundation
public import QuadrantCore
import QuadrantViews

/// Spokes that turn while a task runs, drawn as the design draws a progress view without a value.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// `large` and `whiteLarge` are 37 points wide and high, the others 20.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }
    /// Spokes of the size of `style`, which do not turn.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
    }
    /// Spokes of the style `medium`, which do not turn; the size of `frame` is not taken.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        hugging = SIMD2(750, 750)
        layer.bounds.size = intrinsicContentSize
    }

    /// The size, and the colour where none is set.
    open var style: Style { didSet { noteChange() } }
    /// Of the spokes; nil takes white for the white styles, and grey.
    open var color: UIColor! { didSet { noteChange() } }
    /// Whether nothing is drawn while it stands still; true by default.
    open var hidesWhenStopped = true { didSet { noteChange() } }
    /// Whether the spokes turn.
    open private(set) var isAnimating = false
    /// Shows the spokes, turning.
    open func startAnimating() {
        isAnimating = true
        noteChange()
    }
    /// Ends turning; hides the spokes where `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimating = false
        noteChange()
    }

    /// 37 points a side for the large styles, 20 for the others.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    /// As `intrinsicContentSize`, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func _content() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let isWhite = style == .white || style == .whiteLarge
        return AnyView(ProgressView()
            .controlSize(style == .large || style == .whiteLarge ? .large : .regular)
            .tint(color?.color ?? (isWhite ? .white : nil)))
    }
}
