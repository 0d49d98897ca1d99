import QuadrantTesting
import SwiftUI

// ZStack with every alignment, with priorities, and with views in front and behind.

extension Catalog {
    static let zStacks: [String: Subject] = {
        var subjects: [String: Subject] = [
            "osui-z-overlay-background": .view {
                ZStack { box("red", 200) }
                    .overlay(alignment: .topLeading) { box("green", 100) }
                    .background(alignment: .bottomTrailing) { box("blue", 100) }
            },
            "osui-z-priority": .view {
                ZStack(alignment: .leading) {
                    box("blue", 100).layoutPriority(-0.1)
                    box("red", 60)
                    box("green", 40).layoutPriority(1)
                }
                .overlay { box("black", 20) }
            },
            "skip-nested-stacks": .view {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        VStack(spacing: 0) {
                            box("b1x2", 1, 2)
                            box("w1x1", 1, 1)
                        }
                        box("w6x3", 6, 3)
                        box("b5x3", 5, 3)
                    }
                    HStack(spacing: 0) {
                        box("b3x9", 3, 9)
                        box("w9x9", 9, 9)
                    }
                }
                .frame(width: 12, height: 12)
            },
        ]
        let alignments: [String: Alignment] = [
            "bottom": .bottom, "bottomLeading": .bottomLeading, "center": .center, "leading": .leading, "top": .top,
            "topLeading": .topLeading, "trailing": .trailing, "topTrailing": .topTrailing,
            "bottomTrailing": .bottomTrailing,
        ]
        for (name, alignment) in alignments {
            subjects["osui-z-\(name)"] = .view {
                ZStack(alignment: alignment) {
                    box("red", 60)
                    box("blue", 20)
                }
            }
            for size in [4, 6] {
                subjects["skip-zstack-\(name)-\(size)"] = .view {
                    ZStack(alignment: alignment) {
                        box("black", 12)
                        box("white", CGFloat(size))
                    }
                }
            }
        }
        return subjects
    }()
}
