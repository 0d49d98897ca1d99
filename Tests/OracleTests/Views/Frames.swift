import QuadrantHost
import QuadrantTesting
import SwiftUI

// Stored limits of flexible frames, and layouts that a test suite found pixel-identical to Apple's (500 × 500).

extension Catalog {
    static let flexibleFrames: [String: Subject] = {
        @MainActor func stored<Content: View>(_ content: Content) -> Subject {
            .view(facts: { scene in
                var stored: [String: JSON] = [:]
                scene.host.graph.eachNode { _, box in
                    guard box.name == "frame" else { return }
                    let facts = box.description?.debugAttributes ?? []
                    for (name, value) in facts { if let number = Double(value) { stored[name] = .number(number) } }
                }
                return ["stored": .object(stored)]
            }, { content })
        }
        let box = Color.black
        return [
            "flexframe-ideal-below-min-0": stored(box.frame(minWidth: 20, idealWidth: 10, minHeight: 30,
                idealHeight: 15)),
            "flexframe-ideal-below-min-2": stored(box.frame(minWidth: 100, idealWidth: 0, minHeight: 200,
                idealHeight: 0)),
            "flexframe-max-below-ideal-0": stored(box.frame(idealWidth: 30, maxWidth: 20, idealHeight: 40,
                maxHeight: 25)),
            "flexframe-max-below-ideal-1": stored(box.frame(idealWidth: 100, maxWidth: 50, idealHeight: 200,
                maxHeight: 100)),
            "flexframe-max-below-ideal-2": stored(box.frame(idealWidth: 50, maxWidth: 25, idealHeight: 75,
                maxHeight: 50)),
            "flexframe-neg-min-0": stored(box.frame(minWidth: -10, minHeight: -5)),
        ]
    }()

    private static let alignments: [String: Alignment] = [
        "top": .top, "topLeading": .topLeading, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    ]

    static let frames: [String: Subject] = {
        var subjects: [String: Subject] = [
            "tok-aspect-0.5-fill": aspect(0.5, .fill, 100, 100),
            "tok-aspect-1-fit-200x100": aspect(1, .fit, 200, 100),
            "tok-aspect-1.5-fill": aspect(1.5, .fill, 100, 100),
            "tok-aspect-1.5-fit": aspect(1.5, .fit, 100, 100),
            "tok-flex-w200": .view { Rectangle().tagged("a").frame(minWidth: 0, maxWidth: 200) },
            "tok-frame-h200": .view { Rectangle().tagged("a").frame(height: 200) },
            "tok-hstack": .view { HStack { two } },
            "tok-vstack": .view { VStack { two } },
            "tok-hstack0": .view { HStack(spacing: 0) { two } },
            "tok-vstack0": .view { VStack(spacing: 0) { two } },
            "tok-hstack-priority": .view { HStack { prior } },
            "tok-vstack-priority": .view { VStack { prior } },
            "tok-hstack-top": .view {
                HStack(alignment: .top) {
                    Rectangle().tagged("a")
                    Rectangle().tagged("b").frame(height: 50)
                }
            },
            "tok-vstack-leading": .view {
                VStack(alignment: .leading) {
                    Rectangle().tagged("a")
                    Rectangle().tagged("b").frame(width: 50)
                }
            },
        ]
        for (name, alignment) in alignments {
            subjects["tok-frame-align-\(name)"] = .view {
                Rectangle().frame(width: 100, height: 100).tagged("a")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
            subjects["tok-background-\(name)"] = .view {
                Rectangle().frame(width: 100, height: 100).tagged("a")
                    .background(alignment: alignment) { Rectangle().frame(width: 50, height: 50).tagged("bg") }
            }
            subjects["tok-overlay-\(name)"] = .view {
                Rectangle().frame(width: 100, height: 100).tagged("a")
                    .overlay(alignment: alignment) { Rectangle().frame(width: 50, height: 50).tagged("ov") }
            }
        }
        return subjects
    }()

    private static func aspect(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> Subject {
        .view { Rectangle().tagged("a").aspectRatio(ratio, contentMode: mode).frame(width: width, height: height) }
    }

    @ViewBuilder private static var two: some View {
        Rectangle().tagged("a")
        Rectangle().tagged("b")
    }

    @ViewBuilder private static var prior: some View {
        Rectangle().tagged("a").frame(minHeight: 50)
        Rectangle().tagged("b").layoutPriority(1)
    }
}
