import QuadrantDisplayList
import QuadrantTesting
import SwiftUI

// Screenshots of a flow layout on macOS 26: rows of boxes, gradients, short texts.

extension Catalog {
    static let flow: [String: Subject] = {
        var subjects: [String: Subject] = [
            "flow-bottom-align": .view {
                VStack(alignment: .leading, spacing: 8) {
                    HStack(alignment: .bottom, spacing: 8) {
                        bar("blue", 45)
                        bar("orange", 55)
                        bar("green", 50)
                        bar("yellow", 40)
                        bar("brown", 60)
                    }
                    HStack(alignment: .bottom, spacing: 8) {
                        bar("mint", 48)
                        bar("indigo", 52)
                        bar("cyan", 58)
                        bar("gray", 42)
                        bar("pink", 46)
                    }
                }
                .padding(12)
            },
            "flow-mactext-Body": .view { Text("Body").font(.body).tagged("text") },
            "flow-mactext-Last2": .view { Text("Last\nBaseline").font(.title3).tagged("text") },
            "flow-mactext-Small2": .view { Text("Small").font(.caption).tagged("text") },
            "flow-mactext-Tall2": .view { Text("Tall").font(.system(size: 32, weight: .semibold)).tagged("text") },
            "flow-mactext-Two2": .view { Text("Two\nLines").font(.system(size: 16)).tagged("text") },
            "flow-mactext-caption": .view { Text("caption").font(.caption).tagged("text") },
            "flow-mactext-small": .view { Text("small").font(.system(size: 14)).tagged("text") },
        ]
        let colors: [String: Color] = ["blue": .blue, "brown": .brown, "gray": .gray, "indigo": .indigo, "mint": .mint,
                                       "pink": .pink, "yellow": .yellow]
        for (name, color) in colors {
            subjects["flow-gradient-\(name)"] = .view(facts: { scene in
                let stops = gradient(in: scene.displayList.root)
                return ["rgbTop": .string(stops.first.map(hex) ?? ""), "rgbBottom": .string(stops.last.map(hex) ?? "")]
            }) {
                RoundedRectangle(cornerRadius: 10).fill(color.gradient).frame(width: 100, height: 60)
            }
        }
        return subjects
    }()

    private static func bar(_ name: String, _ height: CGFloat) -> some View {
        Color.black.frame(width: 50, height: height).tagged(name)
    }

    private static func gradient(in fragment: Fragment) -> [RGBA] {
        for item in fragment.items {
            switch item {
            case .shape(let shape):
                if case .linear(let stops, _, _) = shape.paint { return stops.stops.map(\.color) }
            case .effect(_, let inner, _), .fragment(let inner, _):
                let found = gradient(in: inner)
                if !found.isEmpty { return found }
            default: break
            }
        }
        return []
    }
}
