import Foundation
package import QuadrantBase
package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantHost

/// How a picture is encoded from the display list.
package struct DrawingOptions {
    enum SVGText: String { case selectable, outlines }

    package var scale: Double
    package var picture = PictureOptions()
    package var isTransparent: Bool
    /// What is drawn of the layout, over the view.
    package var overlays: Set<LayoutOverlay> = []

    package init(_ arguments: Arguments, _ scene: SceneOptions) throws {
        scale = scene.scale
        isTransparent = arguments.has("transparent")
        let mode = arguments.value("svg-text") ?? "selectable"
        guard let mode = SVGText(rawValue: mode) else {
            throw Failure(.usage, "'\(mode)' is not a valid value of --svg-text", at: "--svg-text",
                          rule: "The values are selectable and outlines.", fix: "Write --svg-text outlines.")
        }
        picture.outlinesText = mode == .outlines
        overlays = try Self.overlays(arguments.value("show"))
        if let text = arguments.value("quality") {
            guard let percent = Int(text), (0...100).contains(percent) else {
                throw Failure(.usage, "'\(text)' is not a valid quality", at: "--quality",
                              rule: "Quality is a whole number from 0 (smallest file) to 100.",
                              fix: "Write --quality 90.")
            }
            picture.quality = Double(percent) / 100
        }
    }

    private static func overlays(_ text: String?) throws -> Set<LayoutOverlay> {
        let names = text?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
        return Set(try names.map { name in
            if let overlay = LayoutOverlay(rawValue: name) { return overlay }
            let known = LayoutOverlay.allCases.map(\.rawValue)
            let near = SpellingSuggestion.of(name, in: known).map { "Did you mean \($0)? " } ?? ""
            throw Failure(.usage, "'\(name)' is not a part of the layout", at: "--show \(text ?? "")",
                          rule: "The parts are \(known.joined(separator: ", ")), separated by commas.",
                          fix: near + "Write --show frames,spacing.")
        })
    }

    /// Throws if the format has no transparency and no background was requested.
    package func checkBackground(_ output: Output) throws {
        guard isTransparent, case .picture(let encoder) = output.format, encoder.needs.contains(.opaqueBackground)
        else { return }
        throw Failure(.usage, "--transparent cannot be used with \(encoder.name)",
                      at: "--output \(output.path)", rule: "\(encoder.name) has no alpha channel.",
                      fix: "Use -o NAME.png, or omit --transparent.")
    }

    package func checkSize(_ width: Double, _ height: Double, _ format: OutputFormat) throws {
        let limit = format.sizeLimit
        guard !limit.allows(CGSize(width: width, height: height), scale: scale) else { return }
        let isPixels = limit.unit == .pixels
        let largest = OutputFormat.largest
        let other = limit == largest.sizeLimit ? "" : ", or draw an \(largest.name)"
        throw Failure(
            .usage, "a \(limit.noun) of \(Self.plain(width)) × \(Self.plain(height)) points"
                + (isPixels ? " at \(Self.plain(scale))x" : "") + " is too large",
            at: isPixels ? "--size, --scale" : "--size", rule: limit.rule,
            fix: "Choose a smaller --size" + (isPixels ? " or --scale" : "") + other
                + (isPixels ? ", which has no pixels." : "."))
    }

    private static func plain(_ number: Double) -> String { NumberText.exact(number) }
}
