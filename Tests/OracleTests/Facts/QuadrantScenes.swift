import QuadrantTesting
import SwiftUI

@MainActor
enum QuadrantScenes {
    static func offset(_ variant: Variant) -> ViewHarness {
        ViewHarness(offering: 160, 160, variant) { Quadrant { Dot().tagged("dot").offset(x: 40, y: -40) } }
    }
    static func position(_ variant: Variant) -> ViewHarness {
        ViewHarness(offering: 160, 160, variant) { Quadrant { Dot().tagged("dot").position(x: 144, y: 80) } }
    }
    static func tappedCoordinates(_ design: Design) -> [String] {
        let heard = Heard()
        let scene = ViewHarness(offering: ProposedViewSize(width: 414, height: 896), .threePixels, design: design,
                                safeArea: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)) {
                                    Telling(heard: heard)
                                }
        scene.tap("Center")
        return heard.lines
    }

    final class Heard {
        var lines: [String] = []
    }

    /// The program of day 93, with a callback instead of `print`.
    private struct Telling: View {
        let heard: Heard
        var body: some View {
            VStack {
                Text("Top")
                HStack {
                    Text("Left")
                    GeometryReader { reader in
                        Text("Center").onTapGesture {
                            for (name, space) in [("Global", CoordinateSpace.global), ("Custom", .named("Custom")),
                                ("Local", .local)] {
                                let frame = reader.frame(in: space)
                                heard.lines.append("\(name) center: \(frame.midX) x \(frame.midY)")
                            }
                        }
                    }
                    Text("Right")
                }
                Text("Bottom")
            }
            .coordinateSpace(name: "Custom")
        }
    }
}
