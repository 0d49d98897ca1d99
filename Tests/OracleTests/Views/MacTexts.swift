import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26: fonts, lines, baselines, spacing between texts.

extension Catalog {
    private static let sample = "The quick brown fox"
    private static let twoParagraphs = "First line.\nSecond paragraph wraps here as well."
    private static let twoLines = "Left\nRight side"

    static let macTexts: [String: Subject] = [
        "sw-text-hello": .view { Text("Hello").tagged("hello") },
        "sw-text-styles": .view {
            VStack(alignment: .leading, spacing: 0) { inStyles { Text(sample) } }.tagged("column")
        },
        "sw-text-bold-trait": .view {
            VStack(alignment: .leading, spacing: 0) {
                Text("Bold").bold().tagged("default")
                inStyles { Text("Bold").bold() }
                Text("Bold").font(.system(size: 20).bold()).tagged("size20")
            }
            .tagged("column")
        },
        "sw-text-system-fonts": .view {
            VStack(alignment: .leading, spacing: 0) {
                ForEach([10, 12, 20, 24, 32], id: \.self) { size in
                    Text(sample).font(.system(size: CGFloat(size))).tagged("s\(size)")
                }
                Text(sample).font(.system(size: 20, weight: .light)).tagged("light")
                Text(sample).font(.system(size: 20, weight: .medium)).tagged("medium")
                Text(sample).font(.system(size: 20, weight: .bold)).tagged("bold")
                Text(sample).font(.system(size: 20, weight: .black)).tagged("black")
                Text(sample).font(.system(size: 20, design: .rounded)).tagged("rounded")
                Text(sample).font(.system(size: 20, design: .serif)).tagged("serif")
                Text(sample).font(.system(size: 20, design: .monospaced)).tagged("monospaced")
            }
        },
        "sw-text-wrapped": .view {
            VStack(alignment: .leading, spacing: 0) {
                Text(paragraph).tagged("narrow").frame(width: 150, alignment: .topLeading).tagged("narrowFrame")
                Text(paragraph).tagged("wide").frame(width: 260, alignment: .topLeading)
                Text(paragraph).tagged("free")
            }
            .tagged("column")
        },
        "sw-text-paragraphs": .view {
            VStack(alignment: .leading, spacing: 0) {
                wrapped(Text(paragraph), "hanging", 134)
                wrapped(Text(paragraph), "w100", 100)
                wrapped(Text(paragraph), "w300", 300)
                wrapped(Text("Supercalifragilistic"), "longWord", 60)
                Text(twoParagraphs).tagged("twoFree")
                wrapped(Text(twoParagraphs), "twoWrapped", 220)
                wrapped(Text(paragraph).font(.title), "titleWrap", 300)
            }
            .tagged("column")
        },
        "sw-text-vstack-spacing": .view {
            VStack {
                Text("One").tagged("one")
                Text("Two").tagged("two")
                box("box", 50, 10)
                Text("Three").tagged("three")
            }
            .tagged("stack")
        },
        "sw-text-vstack-spacing-mixed": .view {
            VStack {
                Text("Hg").font(.largeTitle).tagged("large1")
                Text("Hg").tagged("body1")
                Text("Hg").font(.largeTitle).tagged("large2")
                box("box", 50, 10)
                Text("Hg").font(.largeTitle).tagged("large3")
                Text("Hg").font(.caption2).tagged("caption")
                Text("Hg").tagged("body2")
            }
            .tagged("stack")
        },
        "sw-text-hstack-spacing": .view {
            HStack {
                Text("One").tagged("one")
                Text("Two").tagged("two")
                box("box", 10)
                Text("Three").tagged("three")
            }
            .tagged("stack")
        },
        "sw-text-hstack-baseline": .view {
            VStack(spacing: 0) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Big").font(.largeTitle).tagged("big")
                    Text("small").tagged("small")
                    box("box", 10)
                }
                .tagged("first")
                HStack(alignment: .lastTextBaseline) {
                    Text("Big").font(.largeTitle).tagged("big2")
                    Text("small").tagged("small2")
                }
                .tagged("last")
            }
        },
        "sw-text-baseline-wrapped": .view {
            VStack(alignment: .leading, spacing: 0) {
                besideEnd("last", .lastTextBaseline)
                besideEnd("first", .firstTextBaseline)
            }
            .tagged("column")
        },
        "sw-text-modifiers": .view {
            VStack(alignment: .leading, spacing: 0) {
                Text("Bold").bold().tagged("bold")
                Text("Bold").fontWeight(.bold).tagged("fontWeightBold")
                Text("Bold").font(.body.bold()).tagged("fontBold")
                Text("Bold").font(.body.weight(.bold)).tagged("fontWeight700")
                Text("Bold").fontWeight(.semibold).tagged("semibold")
                Text("Weight").fontWeight(.semibold).tagged("weight")
                VStack(alignment: .leading, spacing: 0) { Text("Env").tagged("env") }.font(.title)
                Text("Count: \(0)").font(.title).tagged("interpolated")
                Text("Count: \(0)").tagged("interpolatedBody")
            }
        },
        "sw-text-line-limit": .view {
            VStack(alignment: .leading, spacing: 0) {
                wrapped(Text(paragraph).lineLimit(1), "limit1")
                wrapped(Text(paragraph).lineLimit(2), "limit2")
                wrapped(Text(paragraph).lineLimit(3), "limit3")
                wrapped(Text(paragraph).lineLimit(10), "limit10")
                wrapped(Text(paragraph).lineLimit(...2), "upTo2")
                wrapped(Text(paragraph).lineLimit(1...3), "range1to3")
                Text("Hello").lineLimit(1).tagged("short")
                Text("Hello").lineLimit(2, reservesSpace: true).tagged("reserved2")
                Text("Hello").lineLimit(2...4).tagged("range2to4")
                Text("Hello").lineLimit(3...).tagged("atLeast3")
            }
            .tagged("column")
        },
        "sw-text-truncation": .view {
            VStack(alignment: .leading, spacing: 0) {
                wrapped(Text(paragraph).lineLimit(1).truncationMode(.head), "head")
                wrapped(Text(paragraph).lineLimit(1).truncationMode(.middle), "middle")
                wrapped(Text(paragraph).lineLimit(1).truncationMode(.tail), "tail")
                wrapped(Text(paragraph).lineLimit(1), "wide", 260)
                wrapped(Text(paragraph).lineLimit(2).truncationMode(.middle), "middle2")
                Text("Hello").truncationMode(.head).tagged("fits")
            }
            .tagged("column")
        },
        "sw-text-line-spacing": .view {
            VStack(alignment: .leading, spacing: 0) {
                wrapped(Text(paragraph).lineSpacing(4), "s4")
                wrapped(Text(paragraph).lineSpacing(10), "s10")
                wrapped(Text(paragraph).font(.body).lineSpacing(4), "bodyS4")
                Text("Hello").lineSpacing(10).tagged("single")
            }
            .tagged("column")
        },
        "sw-text-alignment": .view {
            VStack(spacing: 0) {
                aligned(paragraph, "leading", .leading)
                aligned(paragraph, "center", .center)
                aligned(paragraph, "trailing", .trailing)
                Text(twoLines).multilineTextAlignment(.trailing).tagged("newline")
                Text(twoLines).multilineTextAlignment(.center).tagged("newlineCenter")
                Text("Hi").multilineTextAlignment(.trailing).tagged("single").frame(width: 200, alignment: .leading)
            }
            .tagged("column")
        },
        "sw-text-concatenation": .view {
            VStack(alignment: .leading, spacing: 0) {
                (Text("Hello, ").bold() + Text("World")).tagged("boldPlain")
                bigAndSmall.tagged("mixedSize")
                (Text("Red ").foregroundColor(.red) + Text("Blue").foregroundColor(.blue)).tagged("colors")
                (Text("Title ") + Text("italic").italic()).font(.title).tagged("titleItalic")
                VStack(alignment: .leading, spacing: 0) {
                    (Text("Env ") + Text("bold").bold()).tagged("envBold")
                }
                .font(.title)
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    bigAndSmall.tagged("mixedBaseline")
                    box("baselineBox", 10)
                }
                (Text("Layout must ").bold() + Text(paragraph.dropFirst("Layout must ".count)))
                    .frame(width: 150, alignment: .topLeading).tagged("wrappedRich")
            }
            .tagged("column")
        },
    ]

    private static var bigAndSmall: Text { Text("Big ").font(.largeTitle) + Text("small") }

    /// A view in each text style, named after the style.
    @ViewBuilder
    private static func inStyles<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        content().font(.largeTitle).tagged("largeTitle")
        content().font(.title).tagged("title")
        content().font(.title2).tagged("title2")
        content().font(.title3).tagged("title3")
        content().font(.headline).tagged("headline")
        content().font(.subheadline).tagged("subheadline")
        content().font(.body).tagged("body")
        content().font(.callout).tagged("callout")
        content().font(.footnote).tagged("footnote")
        content().font(.caption).tagged("caption")
        content().font(.caption2).tagged("caption2")
    }

    private static func wrapped(_ text: some View, _ name: String, _ width: CGFloat = 150) -> some View {
        text.tagged(name).frame(width: width, alignment: .topLeading)
    }

    private static func aligned(_ string: String, _ name: String, _ alignment: TextAlignment) -> some View {
        Text(string).multilineTextAlignment(alignment).tagged(name).frame(width: 200, alignment: .top)
    }

    /// A wrapped paragraph, a large word and a box with aligned baselines.
    private static func besideEnd(_ name: String, _ alignment: VerticalAlignment) -> some View {
        HStack(alignment: alignment, spacing: 0) {
            wrapped(Text(paragraph), "\(name)Wrapped", 120)
            Text("End").font(.largeTitle).tagged("\(name)End")
            box("\(name)Box", 10)
        }
        .tagged(name)
    }
}
