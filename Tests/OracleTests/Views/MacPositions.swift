import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26: position, safe areas, right-to-left.

extension Catalog {
    static let macPositions: [String: Subject] = [
        "sw-position-basic": .view {
            VStack(spacing: 10) {
                ZStack {
                    Color.red.tagged("point")
                    box("", 40).position(x: 50, y: 30).tagged("inZStack")
                    box("", 30).position(x: 150, y: 60)
                }
                .frame(width: 200, height: 90)
                .tagged("zstack")
                HStack(spacing: 10) {
                    Text("Left").tagged("left")
                    box("", 30).position(x: 20, y: 20).tagged("inHStack")
                    Text("Right").tagged("right")
                }
                .frame(height: 50)
                .tagged("hstack")
                VStack(spacing: 4) {
                    Text("Above").tagged("above")
                    box("", 30, 20).position(x: 40, y: 10).tagged("inVStack")
                    Text("Below").tagged("below")
                }
                .tagged("vstack")
            }
            .tagged("stack")
        },
        "sw-position-safe-area": .view {
            HStack(spacing: 20) {
                VStack { Color.red.tagged("plainContent") }
                    .safeAreaInset(edge: .bottom) { Color.black.frame(height: 30).tagged("plainBar") }
                    .frame(width: 100, height: 200)
                    .tagged("plain")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<8) { index in box("row\(index)", 100, 30) } }
                        .tagged("scrollContent")
                }
                .safeAreaInset(edge: .bottom) { Color.black.frame(height: 30).tagged("scrollBar") }
                .frame(width: 100, height: 200)
                .tagged("scroll")
                VStack { Color.blue }
                    .tagged("ignoringContent")
                    .ignoresSafeArea()
                    .safeAreaInset(edge: .top, spacing: 0) { Color.black.frame(height: 30).tagged("ignoringBar") }
                    .frame(width: 100, height: 200)
                    .tagged("ignoring")
            }
            .tagged("row")
        },
        "sw-position-safe-area-padding": .view {
            HStack(spacing: 20) {
                Color.red.safeAreaPadding(20).frame(width: 100, height: 150).tagged("padded")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<6) { index in box("prow\(index)", 100, 30) } }
                        .tagged("paddedScrollContent")
                }
                .safeAreaPadding(.vertical, 20)
                .frame(width: 100, height: 150)
                .tagged("paddedScroll")
            }
            .tagged("row")
        },
    ]

    static let rightToLeft: [String: Subject] = [
        "sw-layout-rtl-scroll": .view {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6) { index in box("s\(index)", 50, 40) } }.tagged("content")
            }
            .frame(width: 180, height: 60)
            .tagged("scroll")
            .environment(\.layoutDirection, .rightToLeft)
        },
        "sw-layout-rtl-stacks": .view {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    box("a", 40, 30)
                    box("b", 60, 30)
                    Spacer()
                    box("c", 30)
                }
                .tagged("hstack")
                box("", 50, 20).padding(.leading, 30).tagged("padded")
                box("", 40, 20).frame(width: 120, alignment: .leading).tagged("framed")
                ZStack(alignment: .topLeading) {
                    box("zback", 100, 40)
                    box("zfront", 20)
                }
                .tagged("zstack")
                HStack {
                    box("ltrA", 30, 20)
                    box("ltrB", 30, 20)
                }
                .tagged("island")
                .environment(\.layoutDirection, .leftToRight)
                Text("One").tagged("text")
                box("guided", 30, 20).alignmentGuide(.leading) { _ in -10 }
            }
            .frame(width: 300, alignment: .leading)
            .tagged("vstack")
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]
}
