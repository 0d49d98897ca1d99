import QuadrantDisplayList
import QuadrantTesting
import SwiftUI

// Views of a navigation library, measured in screenshots of an iOS 26 simulator (430 × 932 points at 3 pixels).

extension Catalog {
    static let ferrostar: [String: Subject] = [
        "fer-button-text": .view {
            Button {} label: {
                Text("Start Navigation").padding().background(Color.white).clipShape(Capsule()).tagged("capsule")
                    .frame(minWidth: 52, minHeight: 52)
            }
        },
        "fer-currentroad": .view {
            Text("Sesame Street").font(.callout).padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
                .clipShape(RoundedRectangle(cornerRadius: 48)).tagged("capsule")
        },
        "fer-innergrid-rtl": .view {
            HStack {
                Column(.leading) { Spacer() } middle: { Spacer() } bottom: { box("bl", 64) }
                Column(.center) { Spacer() } middle: { Spacer() } bottom: { Spacer() }
                Column(.trailing) { box("tt", 64) } middle: { Spacer() } bottom: { Spacer() }
            }
            .frame(maxWidth: .infinity)
            .padding()
            .environment(\.layoutDirection, .rightToLeft)
        },
        "fer-offroute-1line": .view { Card(message: "Return to the Route") },
        "fer-offroute-4lines": .view {
            Card(message: "You have left the route. Return to it at the next junction and follow the signs to the city "
                + "centre, or choose another way now")
        },
        "fer-shadow8": .view(facts: { scene in
            guard let (color, radius) = shadow(in: scene.displayList.root) else { return [:] }
            return ["gaussianSigma": JSON(radius), "maxOpacity": .number(Double(color.alpha))]
        }) {
            Capsule().fill(Color.white).frame(width: 120, height: 40).shadow(radius: 8)
        },
        "fer-us-sign-text": .view(facts: { scene in
            var second = scene.frame("limit").minY + scene.baseline(.lastTextBaseline, of: "limit")
            second = PixelGrid(scale: 3).round(second)
            return ["points": ["baselineLine2": [nil, JSON(second)], "baseline50": baseline("50", scene),
                               "baselineMph": baseline("mph", scene)],
                    "spacing": ["caption->title2": JSON(scene.frame("50").minY - scene.frame("limit").maxY),
                                "title2->caption2": JSON(scene.frame("mph").minY - scene.frame("50").maxY)]]
        }) {
            VStack {
                Text("Speed\nLimit").font(.caption.bold()).multilineTextAlignment(.center).tagged("limit")
                Text("50").font(.title2.bold()).tagged("50")
                Text("mph").font(.caption2.bold()).tagged("mph")
            }
            .tagged("VStack")
            .frame(width: 52, height: 76)
        },
        "fer-vienna-sign": .view(facts: { scene in
            ["points": ["baseline50": baseline("50", scene), "baselineKmh": baseline("km/h", scene)]]
        }) {
            ZStack {
                Circle().fill(Color.red).tagged("red circle")
                Circle().fill(Color.white).frame(width: 56, height: 56).tagged("white circle")
                VStack {
                    Text("50").font(.title2.bold()).tagged("50")
                    Text("km/h").font(.caption2.bold()).tagged("km/h")
                }
                .tagged("VStack")
                .frame(width: 56, height: 56)
            }
            .frame(width: 64, height: 64)
        },
    ]

    /// The drawn baseline of a text, whose frame is aligned to pixels at its top.
    private static func baseline(_ name: String, _ scene: ViewHarness) -> JSON {
        let top = PixelGrid(scale: 3).round(scene.frame(name).minY)
        return [nil, JSON(top + scene.baseline(.firstTextBaseline, of: name))]
    }

    /// The first shadow in a picture: its colour and the standard deviation of its Gaussian.
    private static func shadow(in fragment: Fragment) -> (RGBA, CGFloat)? {
        for item in fragment.items {
            switch item {
            case .effect(.shadow(let color, let radius, _), _, _): return (color, radius)
            case .effect(_, let inner, _), .fragment(let inner, _):
                if let found = shadow(in: inner) { return found }
            default: break
            }
        }
        return nil
    }

    private struct Column<Top: View, Middle: View, Bottom: View>: View {
        let alignment: Alignment
        let top: Top
        let middle: Middle
        let bottom: Bottom
        init(_ alignment: HorizontalAlignment, @ViewBuilder top: () -> Top, @ViewBuilder middle: () -> Middle,
             @ViewBuilder bottom: () -> Bottom) {
            self.alignment = Alignment(horizontal: alignment, vertical: .center)
            self.top = top()
            self.middle = middle()
            self.bottom = bottom()
        }
        var body: some View {
            VStack {
                top
                Spacer()
                middle
                Spacer()
                bottom
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    /// A message about the route, on a card with a shadow.
    struct Card: View {
        let message: String
        var body: some View {
            HStack {
                Text(message).font(.title2.bold()).padding()
                Spacer()
            }
            .background(Color.white)
            .cornerRadius(12)
            .tagged("card")
            .shadow(radius: 12)
            .padding()
        }
    }
}
