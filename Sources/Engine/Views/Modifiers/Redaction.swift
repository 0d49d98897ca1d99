import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// The reasons for which texts and images are redacted.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// No reason where `rawValue` is 0: nothing is redacted.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content that is not loaded yet: bars replace lines of text, boxes replace images.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Content that must not be visible to others: views with `privacySensitive()` are redacted like placeholders.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// Content that is outdated. Redacts nothing by itself: views read it.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private enum PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The reasons for which texts and images are redacted; empty by default.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
    package var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }
    /// Whether texts and images are drawn as bars and boxes.
    var isRedacted: Bool {
        let reasons = redactionReasons
        if reasons.isEmpty { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Redacts the texts and images in this view, which keep their frames. Adds to the reasons of outer views.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all redaction reasons for this view, also within a redacted one.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether the `privacy` reason redacts this view; false by default.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

/// The bars and boxes that replace redacted texts and images.
nonisolated enum Cover {
    /// The opacity of bars relative to the text's colour.
    static let strength: Float = 0.16
    /// The height of a bar as a fraction of its line, so that the bars of adjacent lines do not touch.
    static let height = 0.75

    /// A bar for a line with the frame `line`.
    static func bar(_ line: CGRect, _ paint: Paint) -> DisplayItem {
        let height = line.height * height
        return box(CGRect(x: line.minX, y: line.midY - height / 2, width: line.width, height: height),
                   radius: height / 4, paint)
    }

    static func box(_ frame: CGRect, radius: CGFloat, _ paint: Paint) -> DisplayItem {
        let radius = min(radius, frame.width / 2, frame.height / 2)
        let path = Path(roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: radius, style: .continuous)
        return .shape(ShapeItem(path: path, frame: frame, paint: paint.opacity(strength)))
    }
}

extension TextBox {
    /// Draws a bar for each line, in the colour of its first run.
    func drawCovered(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                     _ environment: EnvironmentValues) {
        let paints = paints(environment, CGRect(origin: .zero, size: size.asSize))
        for line in layouter.lineBoxes(in: size.asSize) where line.frame.width > 0 {
            let paint = line.attributes.style.map { paints[$0] } ?? line.attributes.foreground
            list.append(Cover.bar(line.frame.offsetBy(dx: origin.x, dy: origin.y), paint))
        }
    }
}

extension Image {
    /// Draws a box in place of the image: that of a symbol has round corners like the bars of adjacent text.
    func drawCovered(_ image: ResolvedImage, _ frame: CGRect, into list: inout FragmentBuilder,
                     _ environment: EnvironmentValues) {
        guard frame.width > 0, frame.height > 0, !image.isMissing else { return }
        let paint = environment.foregroundPaint(CGRect(origin: .zero, size: frame.size))
        let radius = image.isSymbol && resizing == nil ? min(frame.width, frame.height) * Cover.height / 4 : 0
        list.append(Cover.box(frame, radius: radius, paint))
    }
}
