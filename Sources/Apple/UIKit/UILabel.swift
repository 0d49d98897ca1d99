public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// Where lines stand that are narrower than their view. `left` and `natural` are the leading side, `right` is the
/// trailing one; `justified` is as `natural`.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// How a line that is too long is shortened. The modes that truncate the head or the middle do so; all others truncate
/// the tail.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where the baseline of text stands that is drawn smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Text that is read, in one line unless `numberOfLines` says otherwise. It is drawn by the text engine of SwiftUI.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// A label that takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = SIMD2(251, 251)
        isUserInteractionEnabled = false
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What is shown, without attributes; setting it takes the attributed text away.
    open var text: String? {
        get { styled?.string ?? plain }
        set {
            (plain, styled) = (newValue, nil)
            resized()
        }
    }
    /// What is shown, with attributes; setting it takes the plain text away.
    open var attributedText: NSAttributedString? {
        get { styled ?? plain.map { NSAttributedString(string: $0) } }
        set {
            (styled, plain) = (newValue, nil)
            resized()
        }
    }
    private var plain: String?
    private var styled: NSAttributedString?
    /// Of text without one of its own; 17 points of the system font by default.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { resized() } }
    /// Of text without one of its own; `label` by default, drawn at 40 % while disabled.
    open var textColor: UIColor! = .label { didSet { noteChange() } }
    /// Where narrower lines stand; `justified` is as `natural`, and `left` and `right` are mirrored with the language.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { resized() } }
    /// Where text that does not fit is cut; modes of breaking and clipping cut at the end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { noteChange() } }
    /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
    /// Whether the font grows with the size of texts. Nothing to do: fonts keep their size.
    open var adjustsFontForContentSizeCategory = false
    /// The least part of the font's size, 0…1, where the size is adjusted; 0 means a half.
    open var minimumScaleFactor: CGFloat = 0 { didSet { noteChange() } }
    /// Whether letters may move together before text is cut. Without effect: letters keep their distances.
    open var allowsDefaultTighteningForTruncation = false { didSet { standIn(self, "letters keep their distances") } }
    /// Where text stands that is drawn smaller to fit. Nothing to do: smaller text stands in the middle.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// The width in points at which several lines are measured; 0 measures one long line.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { resized() } }
    /// Whether `highlightedTextColor` is to be used. Nothing to do: labels have one colour.
    open var isHighlighted = false
    /// The colour while `isHighlighted` is set. Without effect: labels have one colour.
    open var highlightedTextColor: UIColor? { didSet { standIn(self, "labels have one colour") } }
    /// Whether text has its full colour; with false 40 % of it.
    open var isEnabled = true { didSet { noteChange() } }
    /// Of a sharp shadow; nil draws none.
    open var shadowColor: UIColor? { didSet { noteChange() } }
    /// Points that the shadow is moved by, to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteChange() } }

    private func resized() {
        superview?.setNeedsLayout()
        noteChange()
    }

    private var shown: some View {
        let truncation: Text.TruncationMode = lineBreakMode == .byTruncatingHead ? .head
            : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
        return (styled.map { Text($0.drawn) } ?? Text(verbatim: plain ?? ""))
            .font(Font(font ?? .systemFont(ofSize: 17)))
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .truncationMode(truncation)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1)
            .multilineTextAlignment(textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading)
    }

    open override func _content() -> AnyView? {
        guard text?.isEmpty == false else { return nil }
        let alignment: Alignment = textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
        return AnyView(shown
            .foregroundStyle((textColor ?? .label).color.opacity(isEnabled ? 1 : 0.4))
            .shadow(color: shadowColor?.color ?? .clear, radius: 0, x: shadowOffset.width, y: shadowOffset.height)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
    /// The size of the text in points, in one line or within `preferredMaxLayoutWidth`; zero without text.
    open override var intrinsicContentSize: CGSize {
        guard text?.isEmpty == false else { return .zero }
        let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
        return measured(shown, ProposedViewSize(width: width, height: nil))
    }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, width > 0, text?.isEmpty == false else { return nil }
        return measured(shown, ProposedViewSize(width: width, height: nil)).height
    }
    /// The size of the text within the width that is offered, 0 being any; zero without text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        return measured(shown, ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }
}
