import QuadrantCairo
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI

// Pixels of pictures that Apple's SwiftUI rendered.

extension Catalog {
    static let pixels: [String: Subject] = [
        "skip-color-opacity-0.6": gray {
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.opacity(0.6).frame(width: 6, height: 6)
            }
        },
        "skip-color-opacity-stack": gray {
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.opacity(0.8).frame(width: 8, height: 8)
                Color.black.opacity(0.5).frame(width: 4, height: 4)
                Color.white.opacity(0.22).frame(width: 2, height: 2)
            }
        },
        "skip-rotation45-aa": gray {
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
            }
        },
        "fer-shadow12": .view(facts: { scene in
            let picture = Picture(scene.displayList)
            let card = scene.frame("card")
            // Samples in the recorded column, at distances above the card's edge.
            let distances: [Double] = [0.5, 2, 4, 8, 12, 16, 20, 23]
            let profile: [JSON] = distances.map { distance in
                ["distance": .number(distance),
                 "green": .number(Double(picture.pixel(215, Double(card.minY) - distance).green))]
            }
            return ["profile": .list(profile)]
        }) {
            ZStack {
                Color(red: 130.0 / 255, green: 203.0 / 255, blue: 114.0 / 255)
                Card(message: "Return to the Route")
            }
        },
    ]

    /// Returns every recorded pixel and pixel map of a view, in shades of grey.
    private static func gray<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> Subject {
        Subject { record, scale in
            let view = Subject.view(facts: { scene in
                let picture = Picture(scene.displayList)
                var facts: [String: JSON] = [:]
                if let pixels = record.expected["pixels"]?.list {
                    facts["pixels"] = .list(pixels.map { pixel in
                        let x = pixel["x"]?.number ?? 0, y = pixel["y"]?.number ?? 0
                        return ["x": .number(x), "y": .number(y), "gray": .string(picture.gray(x, y))]
                    })
                }
                if let map = record.expected["pixmap"]?.list {
                    facts["pixmap"] = .list(map.indices.map { y in
                        let width = (map[y].string ?? "").count / 2
                        return .string((0..<width).map { picture.gray(Double($0), Double(y)) }.joined())
                    })
                }
                return facts
            }, content)
            return view.answer(record, scale)
        }
    }

    /// A rendered display list whose pixels can be read at points.
    private struct Picture {
        let pixels: ImagePixels
        let scale: Double

        init(_ list: DisplayList) {
            scale = Double(list.scale)
            pixels = (try? raster(list)) ?? ImagePixels(width: 0, height: 0, rgba: [])
        }

        @MainActor func pixel(_ x: Double, _ y: Double) -> (red: Int, green: Int, blue: Int) {
            let at = (Int(y * scale) * pixels.width + Int(x * scale)) * 4
            return (Int(pixels.rgba[at]), Int(pixels.rgba[at + 1]), Int(pixels.rgba[at + 2]))
        }

        @MainActor func gray(_ x: Double, _ y: Double) -> String { String(format: "%02X", pixel(x, y).green) }
    }
}
