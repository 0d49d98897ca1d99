import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// The reasons why texts and images are not shown; several may hold.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// No reason where `rawValue` is 0: nothing is covered.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content that is not loaded yet: bars stand for lines of text, boxes for images.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Content that others must not see: views with `privacySensitive()` are covered as placeholders are.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// Content that is out of date. Covers nothing by itself: views read it.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private enum PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Why texts and images are covered here; empty, the default, where they are not.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
    package var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }
    /// Whether texts and images draw bars and boxes instead of themselves.
    var isRedacted: Bool {
        let reasons = redactionReasons
        if reasons.isEmpty { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Covers the texts and images in this view, which keep their sizes and places. Adds to the reasons around.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all reasons for this view, which is shown where what is around is covered.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether the `privacy` reason covers this view; false by default.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

/// What stands for words and pictures that are covered.
nonisolated enum Cover {
    /// How much of a text's own colour its bars keep.
    static let strength: Float = 0.16
    /// The part of a line's height that its bar takes; bars of lines below each other stay apart.
    static let height = 0.75

    /// A bar over a line that is as high as `line`.
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
    /// A bar for each line, in the colour of the line's first letters.
    func drawCovered(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                     _ environment: EnvironmentValues) {
        let paints = paints(environment, CGRect(origin: .zero, size: size.asSize))
        for line in layouter.lineBoxes(in: size.asSize) where line.frame.width > 0 {
            list.append(Cover.bar(line.frame.offsetBy(dx: origin.x, dy: origin.y),
                                  Placeholder.replace(line.foreground, by: paints)))
        }
    }
}

extension Image {
    /// A box where the image would be: symbols have round corners like the bars of the words beside them.
    func drawCovered(_ image: ResolvedImage, _ frame: CGRect, into list: inout FragmentBuilder,
                     _ environment: EnvironmentValues) {
        guard frame.width > 0, frame.height > 0, !image.isMissing else { return }
        let paint = environment.foregroundPaint(CGRect(origin: .zero, size: frame.size))
        let radius = image.isSymbol && resizing == nil ? min(frame.width, frame.height) * Cover.height / 4 : 0
        list.append(Cover.box(frame, radius: radius, paint))
    }
}
