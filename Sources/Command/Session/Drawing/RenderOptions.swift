import Foundation
package import QuadrantBase

/// What `quadrant render` is asked to draw, validated before anything is compiled.
package struct RenderOptions {
    package let scene: SceneOptions
    let drawing: DrawingOptions
    /// Nil for VIEW.png.
    let output: Output?
    /// Nil for pictures.
    let recording: RecordingOptions?
    /// Whether every view is drawn, each to a file of its own.
    package let isAll: Bool
    /// Whether times are measured and printed.
    package let showsTimings: Bool

    package init(_ arguments: Arguments, _ scene: SceneOptions) throws {
        self.scene = scene
        drawing = try DrawingOptions(arguments, scene)
        output = try arguments.value("output").map { try Output($0) }
        isAll = arguments.has("all")
        showsTimings = arguments.has("timings")
        if isAll, let name = scene.view {
            throw Failure(.usage, "--all cannot be used with --view", at: "--view \(name)",
                          rule: "--all renders every view, --view a single one.", fix: "Remove one of them.")
        }
        recording = try RecordingOptions(arguments, output)
        if recording != nil, !drawing.overlays.isEmpty {
            throw Failure(.usage, "--show cannot be used with an animation", at: "--show",
                          rule: "The layout is drawn over one picture.", fix: "Use -o NAME.png, or omit --show.")
        }
        guard let output else { return }
        try output.check()
        try drawing.checkBackground(output)
        if let format = output.format.recording, format != .apng { _ = try FFmpeg(for: output) }
    }

    /// Throws if the format cannot hold a picture of the screen. A size that the view chooses is known later.
    package func checkScreen() throws {
        guard case .screen(let width, let height, _) = scene.area else { return }
        try drawing.checkSize(width, height, output?.format ?? .standard)
    }
}
