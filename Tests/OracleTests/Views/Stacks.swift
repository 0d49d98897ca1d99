import QuadrantTesting
import SwiftUI

// The snapshot tests of a re-implementation that are also run against Apple's SwiftUI (200 × 200): stacks, spacers,
// ZStacks.

extension Catalog {
    static func box(_ name: String, _ width: CGFloat, _ height: CGFloat? = nil) -> some View {
        Color.black.frame(width: width, height: height ?? width).tagged(name)
    }

    static func fill(_ name: String) -> some View { Color.black.tagged(name) }

    static let stacks: [String: Subject] = [
        "osui-h-frame": .view {
            HStack {
                box("red", 50)
                box("blue", 50)
            }
            .frame(width: 150, height: 150)
        },
        "osui-v-frame": .view {
            VStack {
                box("red", 50)
                box("blue", 50)
            }
            .frame(width: 150, height: 150)
        },
        "osui-v-same-size": .view {
            VStack(spacing: 20) {
                fill("red")
                box("yellow", 10)
                fill("blue")
            }
        },
        "osui-hv-alignment": .view {
            VStack(alignment: .leading) {
                box("red", 30)
                box("blue", 40)
                HStack(alignment: .top) {
                    box("green", 50)
                    box("yellow", 60)
                }
            }
        },
        "osui-hv-default": .view {
            VStack {
                fill("red")
                fill("blue")
                HStack {
                    fill("green")
                    fill("yellow")
                }
            }
        },
        "osui-hv-priority": .view {
            VStack {
                fill("red")
                fill("blue").layoutPriority(1)
                HStack {
                    fill("green")
                    fill("yellow")
                }
            }
        },
        "osui-hv-frame": .view {
            VStack {
                box("red", 40)
                box("blue", 40)
                HStack {
                    box("green", 40)
                    box("yellow", 40)
                }
            }
            .frame(width: 150, height: 150)
        },
        "osui-hv-spacing": .view {
            VStack(spacing: 20) {
                box("red", 40)
                box("blue", 40)
                HStack(spacing: 30) {
                    box("green", 40)
                    box("yellow", 40)
                }
            }
        },
    ]

    static let spacers: [String: Subject] = [
        "osui-spacer-end": .view {
            HStack {
                box("red", 50)
                box("blue", 50)
                Spacer()
            }
            .frame(width: 200, height: 80)
        },
        "osui-spacer-h": .view {
            HStack {
                box("red", 50)
                Spacer()
                box("blue", 50)
            }
            .frame(width: 200, height: 80)
        },
        "osui-spacer-start": .view {
            HStack {
                Spacer()
                box("red", 50)
                box("blue", 50)
            }
            .frame(width: 200, height: 80)
        },
        "osui-spacer-large-min": .view {
            HStack {
                box("red", 30, 50)
                Spacer(minLength: 100)
                box("blue", 30, 50)
            }
            .frame(width: 200, height: 80)
        },
        "osui-spacer-zero-min": .view {
            HStack {
                box("red", 80, 50)
                Spacer(minLength: 0)
                box("blue", 80, 50)
            }
            .frame(width: 160, height: 80)
        },
        "osui-spacer-min30-v": .view { column(Spacer(minLength: 30)).frame(width: 80, height: 160) },
        "osui-spacer-v": .view { column(Spacer()).frame(width: 80, height: 200) },
        "osui-spacer-noframe-v": .view { column(Spacer()) },
        "osui-spacer-multi-v": .view {
            VStack {
                box("red", 50, 40)
                Spacer()
                box("blue", 50, 40)
                Spacer()
                box("green", 50, 40)
            }
            .frame(width: 80, height: 250)
        },
        "osui-spacer-nested": .view {
            VStack {
                HStack {
                    box("red", 40)
                    Spacer()
                    box("blue", 40)
                }
                Spacer()
                HStack {
                    Spacer()
                    box("green", 40)
                    Spacer()
                    box("yellow", 40)
                    Spacer()
                }
            }
            .frame(width: 200, height: 200)
        },
        "skip-hstack-spacers-overflow": .view {
            HStack {
                Spacer()
                Color.black.frame(width: 2).tagged("a")
                Spacer()
                Color.black.frame(width: 2).tagged("b")
                Spacer()
            }
            .frame(width: 12, height: 12)
        },
        "skip-vstack-spacers-overflow": .view {
            VStack {
                Spacer()
                Color.black.frame(height: 2).tagged("a")
                Spacer()
                Color.black.frame(height: 2).tagged("b")
                Spacer()
            }
            .frame(width: 12, height: 12)
        },
    ]

    private static func column(_ spacer: Spacer) -> some View {
        VStack {
            box("red", 50)
            spacer
            box("blue", 50)
        }
    }
}
