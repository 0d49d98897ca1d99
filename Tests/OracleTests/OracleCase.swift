import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText
import QuadrantTesting
import QuadrantViews

/// One recorded fact about Apple's SwiftUI: a view in words, the device it ran on, and what came out.
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

    /// The design of the release that the case was recorded on.
    var design: Design {
        if isMac { return system.contains("26") ? .macOS26 : .macOS }
        if system.hasPrefix("iOS 13 SDK") { return .ios13 }
        if system.hasPrefix("iOS 14-16 SDK") { return .ios14 }
        return system.contains("26") ? .ios26 : .ios17
    }

    /// Pixels a point; where a case holds for several scales it is tried at each.
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

    /// What the window offers; words like "ideal size" stand for an open proposal.
    var offered: ProposedViewSize {
        guard let sides = (device["screen"] ?? device["proposal"] ?? device["size"])?.list else { return .unspecified }
        return ProposedViewSize(width: sides[0].number.map { CGFloat($0) }, height: sides[1].number.map { CGFloat($0) })
    }

    /// Frames that were read off or compared in a picture or a list of drawing commands, where edges lie on pixels.
    var isDrawn: Bool { ["apple-snapshot-measured", "apple-captured", "apple-equivalence-derived"].contains(level) }

    /// Widths of texts as the device measured them, so that what depends on them is compared and not the font.
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
