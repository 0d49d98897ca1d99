import QuadrantTesting
import SwiftUI

// Programs from documents: the quadrant, the reader between two rectangles, and day 93.

extension Catalog {
    static let documents: [String: Subject] = [
        "doc-quadrant-offset": .view(facts: circleCenter) { Quadrant { Dot().offset(x: 40, y: -40) }.tagged("root") },
        "doc-quadrant-position": .view(facts: circleCenter) {
            Quadrant { Dot().position(x: 144, y: 80) }.tagged("root")
        },
        "docs-coordinatespace-se": readings { reading in
            HStack {
                Rectangle()
                GeometryReader { proxy in
                    reading.note(proxy)
                }
                .tagged(readerName)
                Rectangle()
            }
        },
        "hws-day93-iphone12-ios14": readings { Day93(reading: $0, last: "Right") },
        "hws-day93-iphone12-left-left": readings { Day93(reading: $0, last: "Left") },
        "seed-day93-ios13": readings { Day93(reading: $0, last: "Right") },
    ]

    private static let readerName = "GeometryReader (global)"

    private static func circleCenter(_ scene: ViewHarness) -> [String: JSON] {
        let circle = scene.frame("circle")
        return ["points": ["circleCenter": JSON(CGPoint(x: circle.midX, y: circle.midY))]]
    }

    private struct Dot: View {
        var body: some View { Image(systemName: "circle").tagged("circle") }
    }

    private struct Quadrant<Circle: View>: View {
        @ViewBuilder let circle: Circle
        var body: some View {
            ZStack {
                Rectangle().stroke()
                circle
            }
            .frame(width: 160, height: 160)
        }
    }

    /// The frames that a geometry reader has last received.
    final class Reading {
        var frames: [String: CGRect] = [:]
        @MainActor func note(_ proxy: GeometryProxy) -> Color {
            frames = ["global": proxy.frame(in: .global), "local": proxy.frame(in: .local),
                      "custom": proxy.frame(in: .named("Custom"))]
            return Color.clear
        }
    }

    private static func readings<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor (Reading) -> Content
    ) -> Subject {
        Subject { record, scale in
            let reading = Reading()
            let view = Subject.view(facts: { scene in
                var facts: [String: JSON] = [:]
                facts["points"] = .object(Dictionary(uniqueKeysWithValues: reading.frames.map { name, frame in
                    ("\(name)Mid", JSON(CGPoint(x: frame.midX, y: frame.midY)))
                }))
                if scene.contains("Bottom") {
                    let row = scene.frame("row"), left = scene.frame("Left"), reader = scene.frame(readerName)
                    facts["spacing"] = ["Top->HStack": JSON(row.minY - scene.frame("Top").maxY),
                                        "HStack->Bottom": JSON(scene.frame("Bottom").minY - row.maxY),
                                        "horizontal": JSON(reader.minX - left.maxX)]
                }
                return facts
            }, { content(reading) })
            guard case .object(var answer) = view.answer(record, scale) else { return nil }
            // The recorded frame is the one that the reader received, not the frame of its node.
            if let told = reading.frames["global"] {
                answer["frames"] = [["name": .string(readerName), "x": JSON(told.minX), "y": JSON(told.minY),
                                     "width": JSON(told.width), "height": JSON(told.height)]]
            }
            return .object(answer)
        }
    }

    private struct Day93: View {
        let reading: Reading
        let last: String
        var body: some View {
            VStack {
                Text("Top").tagged("Top")
                HStack {
                    Text("Left").tagged("Left")
                    GeometryReader { proxy in
                        Text("Center").background(reading.note(proxy))
                    }
                    .background(Color.orange)
                    .tagged(readerName)
                    Text(last).tagged("last")
                }
                .background(Color.green)
                .tagged("row")
                Text("Bottom").tagged("Bottom")
            }
            .background(Color.red)
            .coordinateSpace(name: "Custom")
        }
    }
}
