import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// The numbers by which glass is drawn. Lengths are points, opacities are those of black outside of the pane and of
/// white inside; each was measured in pictures of iOS 26.4 or fitted to them, unless its line says otherwise.
nonisolated struct GlassRecipe {
    /// Where the glass is: items of navigation bars have another recipe than bars that float and than `glassEffect`.
    enum Kind: Equatable, Sendable { case bar, floating, regular, clear, alert, menu, sheet }

    /// A share of the blurred backdrop is replaced by a grey.
    struct Tone {
        /// From 0, black, to 1.
        var grey: Float
        var share: Float
        /// How much more colourful the backdrop becomes before that: 1 is unchanged.
        var saturation: Float = 1
    }
    /// A blurred shadow.
    struct Shadow {
        var opacity: Double
        /// The standard deviation of the blur.
        var radius: Double
        /// Down.
        var offset: Double
    }
    /// A copy of the pane below it, without blur.
    struct Step {
        var opacity: Double
        /// Down.
        var offset: Double
    }
    /// A line along the edge, with an opacity at the top, the sides and the bottom.
    struct Line {
        var width: Double
        var top: Double
        var side: Double
        var bottom: Double

        /// Half of the stroke is cut off by the pane, or by what is around it.
        var stroke: StrokeStyle { StrokeStyle(lineWidth: 2 * width) }
    }
    /// A line of the rim of tinted glass.
    struct TintedLine {
        var width: Double
        /// How much brighter than the tint it is.
        var factor: Float

        var stroke: StrokeStyle { StrokeStyle(lineWidth: 2 * width) }
    }
    /// The light at a depth below the upper edge; a negative depth is above the lower edge.
    struct Light {
        var depth: Double
        var alpha: Double
    }

    /// The standard deviation of the blur of the backdrop.
    var blur: Double
    var tone: Tone
    var shadow: Shadow?
    var steps: [Step] = []
    /// Outside of the edge.
    var outline: [Line] = []
    /// Inside of the edge.
    var rim: [Line] = []
    var light: [Light] = []

    /// The paint of the face.
    var face: BackdropFilter {
        BackdropFilter(radius: blur, tint: RGBA(red: tone.grey, green: tone.grey, blue: tone.grey, alpha: tone.share),
                       curve: .none, saturation: tone.saturation)
    }

    /// The rim of tinted glass, 1.33 times as bright as the tint at the edge.
    static let tintedRim = [
        TintedLine(width: 1.0 / 3, factor: 1.34), TintedLine(width: 2.0 / 3, factor: 1.27),
        TintedLine(width: 1, factor: 1.18), TintedLine(width: 4.0 / 3, factor: 1.08),
    ]

    /// How far the parts outside of the pane extend.
    var reach: Double {
        max((shadow.map { 3 * $0.radius + $0.offset } ?? 0), steps.map(\.offset).max() ?? 0,
            outline.map(\.width).max() ?? 0) + 1
    }

    /// The recipe of the design in force.
    init(_ kind: Kind, in environment: EnvironmentValues) {
        let isDark = environment.colorScheme == .dark
        self.init(kind, isDark: isDark)
        if environment.design.metrics.effect.glass == .ios27 { turnToIOS27(kind, isDark: isDark) }
    }

    /// What one author measured through a test picture on a phone with iOS 27.0 (published): more diffusion, a dark
    /// line outside and brighter highlights at the top and the bottom. Black and white behind an item are drawn as 136
    /// and 247 in light, as 39 and 179 in the dark (there the sum of the published terms gives 35 and 175).
    private mutating func turnToIOS27(_ kind: Kind, isDark: Bool) {
        switch kind {
        case .bar:
            tone = isDark ? Tone(grey: 0.304, share: 0.451) : Tone(grey: 0.945, share: 0.565)
        case .floating:
            tone = isDark ? Tone(grey: 0.336, share: 0.408) : Tone(grey: 1, share: 0.579)
        case .regular, .clear, .alert, .menu, .sheet: return
        }
        blur = 9
        light = []
        outline = [Line(width: 1.0 / 3, top: 0.1, side: 0.1, bottom: 0.1)]  // the opacity is a guess
        // 60, 40, 22 and 10 of 255 in the first four pixels.
        let depths: [Double] = isDark ? [0.1, 0.085, 0.056, 0.046] : [0.34, 0.27, 0.19, 0.12]
        rim = depths.enumerated().map {
            Line(width: Double($0.offset + 1) / 3, top: $0.element, side: 0, bottom: $0.element)
        }
    }

    init(_ kind: Kind, isDark: Bool) {
        switch (kind, isDark) {
        case (.bar, false):
            blur = 2.25  // published: fitted to iOS 26.1
            tone = Tone(grey: 0.955, share: 0.6)
            steps = [5, 8, 10.5].map { Step(opacity: 0.004, offset: $0) }
            outline = [Line(width: 2.0 / 3, top: 0.058, side: 0.16, bottom: 0.07),
                       Line(width: 1.0 / 3, top: 0.05, side: 0.2, bottom: 0.05)]
            rim = [Line(width: 2.0 / 3, top: 0.98, side: 0, bottom: 0.8)]
            light = [Light(depth: 0.6, alpha: 0.9), Light(depth: 1, alpha: 0.8), Light(depth: 1.4, alpha: 0.58),
                     Light(depth: 1.8, alpha: 0.42), Light(depth: 3.4, alpha: 0.33), Light(depth: 7, alpha: 0),
                     Light(depth: 11, alpha: 0), Light(depth: 19, alpha: 0.3), Light(depth: 24, alpha: 0.4),
                     Light(depth: -1.2, alpha: 0.42), Light(depth: -0.7, alpha: 0.8), Light(depth: -0.3, alpha: 1)]
        case (.bar, true):
            blur = 2.25  // published: fitted to iOS 26.1
            tone = Tone(grey: 0.27, share: 0.45)
            light = [Light(depth: 0, alpha: 0.17), Light(depth: 0.33, alpha: 0.25), Light(depth: 0.67, alpha: 0.17),
                     Light(depth: 1, alpha: 0.1), Light(depth: 1.33, alpha: 0.054), Light(depth: 2.5, alpha: 0.03),
                     Light(depth: 6, alpha: 0), Light(depth: -6, alpha: 0), Light(depth: -2.5, alpha: 0.03),
                     Light(depth: -1.33, alpha: 0.054), Light(depth: -1, alpha: 0.1), Light(depth: -0.67, alpha: 0.17),
                     Light(depth: -0.33, alpha: 0.25), Light(depth: -0.01, alpha: 0.17)]
        case (.floating, false):
            blur = 2.25  // published: fitted to iOS 26.1
            tone = Tone(grey: 0.991, share: 0.871, saturation: 5.65)  // the saturation is published: iOS 26.1
            shadow = Shadow(opacity: 0.0615, radius: 15.4, offset: 9.5)
            rim = [Line(width: 2.0 / 3, top: 1, side: 0.8, bottom: 1)]
        case (.floating, true):
            blur = 2.25  // published: fitted to iOS 26.1
            // Fitted to a purple backdrop: what is left of it has 0.9 of its chroma.
            tone = Tone(grey: 0.131, share: 0.75, saturation: 3.6)
            rim = [Line(width: 1.0 / 3, top: 0.04, side: 0.04, bottom: 0.04),
                   Line(width: 2.0 / 3, top: 0.035, side: 0.035, bottom: 0.035),
                   Line(width: 1, top: 0.055, side: 0.055, bottom: 0.055)]
        case (.regular, false):
            blur = 2.25  // guess: that of bars
            // Fitted to white, blue, green and red, each within 5 of 255; Apple's glass becomes dark over black.
            tone = Tone(grey: 1.07, share: 0.54, saturation: 1.1)
            shadow = Shadow(opacity: 0.076, radius: 14, offset: 8)
            rim = [Line(width: 2.0 / 3, top: 1, side: 0.25, bottom: 1)]
        case (.regular, true):
            blur = 2.25  // guess: that of bars
            tone = Tone(grey: 0.104, share: 0.718, saturation: 2.225)  // the saturation is published: iOS 26.1
            rim = [Line(width: 1.0 / 3, top: 0.03, side: 0.015, bottom: 0.03),
                   Line(width: 2.0 / 3, top: 0.034, side: 0.017, bottom: 0.034),
                   Line(width: 1, top: 0.055, side: 0.027, bottom: 0.055)]
        // Published: fitted to iOS 26.1, as the shares of the backdrop in the three that follow.
        case (.alert, _):
            blur = 12  // guess
            tone = isDark ? Tone(grey: 0.0988, share: 0.651) : Tone(grey: 0.994, share: 0.714)
            shadow = Shadow(opacity: 0.085, radius: 11, offset: 8)
            rim = [Line(width: 1, top: 0.1, side: 0.1, bottom: 0.1)]  // guess
        case (.menu, _):
            blur = 12  // guess
            tone = isDark ? Tone(grey: 0.118, share: 0.72) : Tone(grey: 0.976, share: 0.711)
            shadow = Shadow(opacity: 0.094, radius: 12.5, offset: 8.7)
            // Measured in light at the top and the bottom: white; else a guess.
            rim = [isDark ? Line(width: 1, top: 0.1, side: 0.1, bottom: 0.1)
                : Line(width: 1, top: 1, side: 0.6, bottom: 1)]
        case (.sheet, _):
            blur = 12  // guess
            tone = isDark ? Tone(grey: 0.281, share: 0.796) : Tone(grey: 0.972, share: 0.9)
            shadow = Shadow(opacity: 0.09, radius: 15.5, offset: 7.5)
        case (.clear, _):
            blur = 1  // guess
            tone = Tone(grey: 1, share: 0.078)  // published: black is drawn as 20, white as white
            rim = [Line(width: 1, top: 0.1, side: 0.1, bottom: 0.1)]
        }
    }
}

/// The face of glass as a fill, without what is at its edge.
nonisolated struct GlassFace: ShapeStyle {
    typealias Resolved = Never
    let kind: GlassRecipe.Kind
    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result.paint = .backdrop(GlassRecipe(kind, in: shape.environment).face)
    }
}
