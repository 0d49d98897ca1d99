import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26 (2 pixels a point): stacks, spacers, frames, dividers.

extension Catalog {
    static let macStacks: [String: Subject] = [
        "sw-layout-divider": .view {
            VStack(spacing: 0) {
                box("a", 100, 20)
                Divider().tagged("hdivider")
                HStack(spacing: 0) {
                    box("b", 20, 60)
                    Divider().tagged("vdivider")
                    box("c", 20, 60)
                }
                .tagged("hstack")
            }
            .tagged("vstack")
        },
        "sw-layout-fixed-size": .view {
            VStack(spacing: 0) {
                Color.red.fixedSize().tagged("both")
                Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).tagged("horizontal")
            }
        },
        "sw-layout-frame-flex": .view {
            VStack(spacing: 0) {
                box("", 40, 20).frame(minWidth: 100).tagged("min")
                box("", 40, 20).frame(maxWidth: 200).tagged("max")
                box("", 40, 20).frame(minWidth: 50, maxWidth: .infinity).tagged("fill")
                box("", 40, 20).frame(idealWidth: 150).fixedSize().tagged("ideal")
                Color.red.frame(maxWidth: 120, maxHeight: 20).tagged("clampFlexible")
                box("", 250, 20).frame(maxWidth: 200).tagged("overflow")
            }
        },
        "sw-layout-hstack-alignment": .view {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    box("top1", 20, 60)
                    box("top2", 20, 30)
                }
                HStack(alignment: .bottom, spacing: 4) {
                    box("bottom1", 20, 60)
                    box("bottom2", 20, 30)
                }
            }
        },
        "sw-layout-vstack-alignment": .view {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box("l1", 100, 20)
                    box("l2", 50, 20)
                }
                .tagged("leading")
                VStack(alignment: .trailing, spacing: 4) {
                    box("t1", 100, 20)
                    box("t2", 50, 20)
                }
                .tagged("trailing")
            }
        },
        "sw-layout-hstack-distribution": .view {
            HStack(spacing: 0) {
                fill("a")
                Color.red.frame(width: 50).tagged("b")
                fill("c")
            }
        },
        "sw-layout-hstack-ideal": .view {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box("a", 30)
                    box("b", 40, 30)
                }
                .tagged("row")
                box("wide", 200, 10)
            }
            .tagged("column")
        },
        "sw-layout-hstack-priority": .view {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).tagged("a")
                Color.green.frame(minWidth: 20).tagged("b").layoutPriority(1)
                Color.blue.frame(width: 60).tagged("c")
            }
        },
        "sw-layout-spacer": .view {
            HStack {
                box("a", 50)
                Spacer().tagged("spacer")
                box("b", 50)
            }
            .tagged("stack")
        },
        "sw-layout-spacer-min-length": .view {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box("a", 250, 20)
                    Spacer(minLength: 20).tagged("s1")
                    box("b", 100, 20)
                }
                .tagged("overflow")
                HStack(spacing: 0) {
                    Spacer().tagged("s2")
                    box("c", 40, 20)
                    Spacer().tagged("s3")
                }
                .tagged("balanced")
                Spacer().tagged("vspacer")
            }
        },
    ]
}
