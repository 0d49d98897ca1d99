import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText
import QuadrantTesting
import QuadrantViews

/// One recorded fact about Apple's SwiftUI: the description of a view, the device, and the result.
struct OracleCase {
    let id: String
    let level: String
    let source: String
    let view: String
    let device: JSON
    let expected: JSON
    let tolerance: JSON

    init(_ value: JSON) {
        id = value["id"]?.string ?? "?"
        level = value["level"]?.string ?? ""
        source = value["source"]?.string ?? ""
        view = value["view"]?.string ?? ""
        device = value["device"] ?? nil
        expected = value["expected"] ?? nil
        tolerance = value["tolerance"] ?? nil
    }

    private var system: String { device["os"]?.string ?? "" }
    private var isMac: Bool { system.contains("macOS") }

    /// The design of the release on which the case was recorded.
    var design: Design {
        if isMac { return system.contains("26") ? .macOS26 : .macOS }
        if system.hasPrefix("iOS 13 SDK") { return .ios13 }
        if system.hasPrefix("iOS 14-16 SDK") { return .ios14 }
        return system.contains("26") ? .ios26 : .ios17
    }

    /// Pixels per point; a case that holds for several scales is tested at each.
    var scales: [CGFloat] {
        if let scale = device["scale"]?.number { return [CGFloat(scale)] }
        let listed = (device["scale"]?.string ?? "").split(separator: " ").compactMap { Double($0) }
        return listed.isEmpty ? [3] : listed.map { CGFloat($0) }
    }

    var safeArea: EdgeInsets {
        func side(_ name: String) -> CGFloat { CGFloat(device["safeArea"]?[name]?.number ?? 0) }
        return EdgeInsets(top: side("top"), leading: side("leading"), bottom: side("bottom"),
            trailing: side("trailing"))
    }

    /// The proposal of the window; words such as "ideal size" mean an unspecified proposal.
    var offered: ProposedViewSize {
        guard let sides = (device["screen"] ?? device["proposal"] ?? device["size"])?.list else { return .unspecified }
        return ProposedViewSize(width: sides[0].number.map { CGFloat($0) }, height: sides[1].number.map { CGFloat($0) })
    }

    /// Whether the frames were measured in or compared with a picture or display list, where edges are on pixels.
    var isDrawn: Bool { ["apple-snapshot-measured", "apple-captured", "apple-equivalence-derived"].contains(level) }

    /// The text widths that the device measured, so that results which depend on them are independent of the font.
    var textWidths: [TextWidthOverrides.Key: Double] {
        Oracle.textWidths[source, default: [:]].merging(ownTextWidths) { _, own in own }
    }

    var ownTextWidths: [TextWidthOverrides.Key: Double] {
        let sizes = [".largeTitle": 34.0, ".title": 28, ".title2": 22, ".title3": 20, ".body": 17]
        let ordinary = isMac ? 13.0 : 17.0
        var widths: [TextWidthOverrides.Key: Double] = [:]
        for (name, width) in device["textWidths"]?.members ?? [:] {
            let parts = name.components(separatedBy: "|")
            let size = parts.count > 1 ? sizes[parts[1]] ?? Double(parts[1]) ?? ordinary : ordinary
            widths[.init(string: parts[0], size: size)] = width.number
        }
        for (name, size) in device["textSizes"]?.members ?? [:] {
            widths[.init(string: name, size: ordinary)] = size.list?[0].number
        }
        return widths
    }
}
