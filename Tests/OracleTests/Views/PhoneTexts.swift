import QuadrantTesting
import QuadrantText
import SwiftUI

// Sizes and baselines of single texts as iOS 26 measured them: a case is one font with one set of modifiers, and each
// of its frames is one text at one proposed width.

extension Catalog {
    static let phoneTexts: [String: Subject] = Dictionary(
        uniqueKeysWithValues: Oracle.frames.filter { $0.id.hasPrefix("tm-") }.map { ($0.id, measured) })

    /// The texts of the case, each at its width, in a column without a size of its own.
    private static let measured = Subject { record, scale in
        TextWidthOverrides.set(record.textWidths)
        defer { TextWidthOverrides.set([:]) }
        let names = (record.expected["frames"]?.list ?? []).compactMap { $0["name"]?.string }
        let scene = record.harness(scale) {
            VStack {
                ForEach(names, id: \.self) { name in
                    let parts = name.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
                    let text = MeasuredText(record: record, text: String(parts[1]))
                    text.tagged(name).frame(width: Double(parts[0]).map { CGFloat($0) })
                    text.plain.tagged("plain \(name)")
                }
            }
        }
        defer { _ = scene.takeReports() }
        return ["frames": .list(names.map { name in
            let size = scene.size(name)
            return ["name": .string(name), "width": JSON(size.width), "height": JSON(size.height),
                    "first": JSON(scene.baseline(.firstTextBaseline, of: name)),
                    "last": JSON(scene.baseline(.lastTextBaseline, of: name)),
                    "added": JSON(size.width - scene.size("plain \(name)").width)]
        })]
    }
}

/// A text with the font and the modifiers of the case.
private struct MeasuredText: View {
    let record: OracleCase
    let text: String

    var body: some View {
        Text(text)
            .kerning(option("kerning") ?? 0)
            .tracking(option("tracking") ?? 0)
            .font(font)
            .textScale(.secondary, isEnabled: option("secondary") != nil)
            .lineSpacing(option("spacing") ?? 0)
            .truncationMode(truncation)
            .modifier(LineLimits(maximum: option("limit").map { Int($0) }, minimum: option("minimum").map { Int($0) }))
    }

    /// The text with its font only.
    var plain: some View { Text(text).font(font) }

    private func option(_ name: String) -> CGFloat? {
        record.device["options"]?[name]?.number.map { CGFloat($0) }
    }

    private var truncation: Text.TruncationMode {
        switch record.device["options"]?["truncation"]?.string {
        case "head": .head
        case "middle": .middle
        default: .tail
        }
    }

    /// A font of the form `system:`, with size, weight and design.
    private var font: Font {
        let parts = (record.device["font"]?.string ?? "").split(separator: ":").map(String.init)
        let weights: [String: Font.Weight] = ["300": .light, "400": .regular, "500": .medium, "600": .semibold,
                                              "700": .bold, "800": .heavy, "900": .black]
        let designs: [String: Font.Design] = ["monospaced": .monospaced, "rounded": .rounded, "serif": .serif]
        return .system(size: CGFloat(Double(parts[1])!), weight: weights[parts[2]]!, design: designs[parts[3]])
    }
}

/// A maximum, a range, or a minimum number of lines; equal bounds reserve their space.
private struct LineLimits: ViewModifier {
    let maximum: Int?
    let minimum: Int?

    func body(content: Content) -> some View {
        switch (maximum, minimum) {
        case (let maximum?, let minimum?) where maximum == minimum: content.lineLimit(maximum, reservesSpace: true)
        case (let maximum?, let minimum?): content.lineLimit(minimum...maximum)
        case (nil, let minimum?): content.lineLimit(minimum...)
        case (let maximum, nil): content.lineLimit(maximum)
        }
    }
}
