import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantViews
import SwiftUI

/// The styles that values have by themselves.
enum DefaultStyles {
    /// The colours of categories, again from the first after the last.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, Color(SixthChartColor()), .yellow]
    static func color(_ index: Int, _ count: Int) -> AnyShapeStyle { AnyShapeStyle(colors[index % colors.count]) }

    /// The symbols of lines, which are rings; of points the second one is a cross, as pictures of iOS 16 and 18 show
    /// (those after the third are a guess).
    private static let lineSymbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
    private static let pointSymbols: [BasicChartSymbolShape] = [.circle, .cross, .triangle, .diamond, .pentagon]
    static func symbol(_ index: Int, isOnLine: Bool) -> AnyChartSymbolShape {
        let symbols = isOnLine ? lineSymbols : pointSymbols
        return AnyChartSymbolShape(symbols[index % symbols.count])
    }

    /// The dashes of lines, measured in a picture of low resolution.
    static func line(_ index: Int, _ count: Int) -> StrokeStyle {
        let dashes: [[CGFloat]] = [[], [5, 3], [8, 4], [2, 3], [8, 3, 2, 3]]
        return StrokeStyle(lineWidth: 2, lineCap: index == 0 ? .round : .butt, lineJoin: .round,
                           dash: dashes[index % dashes.count])
    }

    /// The area of a symbol: a guess, no picture was found.
    static func symbolArea(_ index: Int, _ count: Int) -> CGFloat {
        count < 2 ? 50 : 20 + 160 * CGFloat(index) / CGFloat(count - 1)
    }
    static let symbolAreas: (CGFloat, CGFloat) = (20, 180)

    /// From a fifth of blue to blue, over white or, in the dark, black (the latter is a guess).
    static let ramp = Gradient(colors: [Color(RampStart()), .blue])
}

/// The sixth colour of categories: cyan, and teal from iOS 26 on.
nonisolated struct SixthChartColor: ColorSource {
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        guard Int(environment.design.systemVersion.prefix { $0 != "." }) ?? 0 >= 26 else {
            return SystemColor.cyan.rgba(in: environment)
        }
        // The teal of that system.
        return environment.colorScheme == .dark ? RGBA(red: 0, green: 210 / 255, blue: 224 / 255, alpha: 1)
            : RGBA(red: 3 / 255, green: 195 / 255, blue: 209 / 255, alpha: 1)
    }
    var description: String { "sixth chart colour" }
}

/// The light end of the colours of numbers.
nonisolated struct RampStart: ColorSource {
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        let background: Color = environment.colorScheme == .dark ? .black : .white
        return background.mix(with: .blue, by: 0.2).rgba(in: environment)
    }
    var description: String { "light end of a chart's colours" }
}
