public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantViews

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text is broken into lines from the top of the rectangle; without it, it is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Lines have the leading of their font. Nothing to do: the fonts here have no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Bounds are those of the letters' outlines. Nothing to do: bounds are those of lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that fits ends with an ellipsis where text follows; here it always does.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Limits of a string's drawing, and what came of them.
open class NSStringDrawingContext: NSObject {
    /// The least factor that fonts shrink by so that the text fits; 0 and 1, the default, shrink nothing.
    open var minimumScaleFactor: CGFloat = 0
    /// The bounds of what was drawn or measured last, in points.
    open fileprivate(set) var totalBounds = CGRect.zero
    /// A context without limits.
    public override init() { super.init() }
}

extension NSAttributedString {
    /// The size of the text, which breaks at line breaks only, in points that are not rounded to pixels.
    public func size() -> CGSize { DrawnString(self).size() }

    /// The bounds of the text in points, which are not rounded to pixels. With `usesLineFragmentOrigin`, it is broken
    /// into lines of `size.width`, and what is beyond `size.height` is left out; else it is one line.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = CGRect(origin: .zero, size: DrawnString(self, options, context).size(in: size))
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text in the current context, its top left corner at a point; without a context, nothing.
    public func draw(at point: CGPoint) {
        let string = DrawnString(self)
        string.draw(in: CGRect(origin: point, size: string.size()))
    }
    /// Draws the lines of the text that fit a rectangle in the current context; without one, nothing.
    public func draw(in rect: CGRect) { DrawnString(self).draw(in: rect) }
    /// Draws the text in the current context, in the lines that `boundingRect` measures; without one, nothing.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let string = DrawnString(self, options, context)
        context?.totalBounds = CGRect(origin: rect.origin, size: string.size(in: rect.size))
        string.draw(in: rect)
    }
}

extension NSString {
    /// The size of the text, as of an `NSAttributedString`. Without a font, it is Helvetica of 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attrs).size()
    }
    /// The bounds of the text, as of an `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options, context: context)
    }
    /// Draws the text in the current context, as an `NSAttributedString` does.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        styled(attrs).draw(at: point)
    }
    /// Draws the text in the current context, as an `NSAttributedString` does.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        styled(attrs).draw(in: rect)
    }
    /// Draws the text in the current context, as an `NSAttributedString` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options: options, context: context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: description, attributes: attributes)
    }
}

// On Apple's systems a String has the methods of NSString.
extension String {
    private var older: NSString { NSString(string: self) }
    /// The size of the text, as of an `NSString`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        older.size(withAttributes: attrs)
    }
    /// The bounds of the text, as of an `NSString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        older.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
    /// Draws the text in the current context, as an `NSString` does.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        older.draw(at: point, withAttributes: attrs)
    }
    /// Draws the text in the current context, as an `NSString` does.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        older.draw(in: rect, withAttributes: attrs)
    }
    /// Draws the text in the current context, as an `NSString` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        older.draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

/// A string as it is measured and drawn, with the paragraph style of its beginning.
private struct DrawnString {
    let text: NSAttributedString
    var isOneLine = false
    var minimumScale: CGFloat = 1

    init(_ text: NSAttributedString) { self.text = text }
    init(_ text: NSAttributedString, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        self.text = text
        isOneLine = !options.contains(.usesLineFragmentOrigin)
        if let factor = context?.minimumScaleFactor, factor > 0 { minimumScale = factor }
    }

    private var paragraph: NSParagraphStyle? {
        guard text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
    private var alignment: HorizontalAlignment {
        switch paragraph?.alignment {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }

    private var content: some View {
        let alignment = alignment
        return Text(text.drawn)
            .font(Font(UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)))
            .foregroundStyle(.black)
            .lineLimit(isOneLine ? 1 : nil)
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .minimumScaleFactor(minimumScale)
            .multilineTextAlignment(alignment == .center ? .center : alignment == .trailing ? .trailing : .leading)
    }

    /// Lines have the heights of their fonts: a pixel of this size rounds nothing that matters.
    private static let finePixels: CGFloat = 65_536

    func size(in limit: CGSize = CGSize(width: CGFloat.infinity, height: .infinity)) -> CGSize {
        guard text.length > 0 else { return .zero }
        func side(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }
        return onMain(self) { string in
            ReadScope.with(nil) {
                ViewHost(rootView: string.content,
                         configuration: HostConfiguration(scale: Self.finePixels))
                    .sizeThatFits(ProposedViewSize(width: side(limit.width), height: side(limit.height)))
            }
        }
    }

    func draw(in rect: CGRect) {
        guard let drawing = DrawingContext.current, text.length > 0, rect.width > 0, rect.height > 0 else { return }
        let scale = drawing.image?.scale ?? 1
        let list = onMain(self) { string in
            let shown = string.content
                .frame(maxWidth: .infinity, maxHeight: .infinity,
                       alignment: Alignment(horizontal: string.alignment, vertical: .top))
            let host = ViewHost(rootView: shown, configuration: HostConfiguration(scale: scale))
            host.resize(rect.size)
            return host.frame()
        }
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        drawing.add(.fragment(list.root, at: .zero), placedBy: place.concatenating(drawing.state.transform))
    }
}
