import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26: underlines and strikethroughs, text cases, baselines,
// scale factors, redaction, and layout directions.

extension Catalog {
    static let macTextStyles: [String: Subject] = [
        "sw-textstyle-underline": .view {
            VStack(alignment: .leading, spacing: 12) {
                Text("Underlined").underline().tagged("body")
                Text("Title line").font(.title).underline().tagged("title")
                Text("Colored").underline(true, color: .red).tagged("colored")
                Text("Caption small").font(.caption).underline().tagged("caption")
                Text("Bold Under").bold().underline().tagged("bold")
                (Text("Hello ").underline() + Text("World")).tagged("partial")
                VStack(alignment: .leading, spacing: 4) {
                    Text("First").tagged("first")
                    Text("Second").underline(false).tagged("second")
                }
                .underline()
                .tagged("viewLevel")
                Text("Both").underline().strikethrough().tagged("both")
            }
            .tagged("stack")
        },
        "sw-textstyle-strikethrough": .view {
            VStack(alignment: .leading, spacing: 12) {
                Text("Struck").strikethrough().tagged("body")
                Text("Title strike").font(.title).strikethrough().tagged("title")
                Text("Red strike").strikethrough(true, color: .red).tagged("colored")
                Text("Caption strike").font(.caption).strikethrough().tagged("caption")
                Text("Bold strike").bold().strikethrough().tagged("bold")
                (Text("Mixed ") + Text("line").strikethrough()).tagged("partial")
                Text("Large strike").font(.largeTitle).strikethrough().tagged("large")
            }
            .tagged("stack")
        },
        "sw-textstyle-patterns": .view {
            VStack(alignment: .leading, spacing: 12) {
                Text("Solid").underline(true, pattern: .solid).tagged("solid")
                Text("Dotted").underline(true, pattern: .dot).tagged("dot")
                Text("Dashed").underline(true, pattern: .dash).tagged("dash")
                Text("Dash dot").underline(true, pattern: .dashDot).tagged("dashDot")
                Text("Dash dot dot").underline(true, pattern: .dashDotDot).tagged("dashDotDot")
                Text("Dash strike").strikethrough(true, pattern: .dash, color: .blue).tagged("dashStrike")
                Text("Dotted title").font(.title).underline(true, pattern: .dot).tagged("dotTitle")
            }
            .tagged("stack")
        },
        "sw-textstyle-case": .view {
            VStack(alignment: .leading, spacing: 12) {
                Text("mixed Case").textCase(.uppercase).tagged("upper")
                Text("mixed Case").textCase(.lowercase).tagged("lower")
                Text("mixed Case").textCase(nil).tagged("none")
                VStack(alignment: .leading) { Text("mixed Case").tagged("inherited") }
                    .textCase(.uppercase).tagged("group")
            }
            .tagged("stack")
        },
        "sw-textstyle-baseline": .view {
            VStack(alignment: .leading, spacing: 16) {
                HStack(alignment: .firstTextBaseline, spacing: 12) {
                    Text("Base").tagged("base")
                    Text("Up").baselineOffset(6).tagged("up")
                    Text("Down").baselineOffset(-4).tagged("down")
                }
                .tagged("row")
                HStack(spacing: 12) {
                    Text("Base").tagged("centerBase")
                    Text("Up").baselineOffset(6).tagged("centerUp")
                }
                .tagged("centerRow")
                Text("Raised").baselineOffset(8).tagged("raised")
            }
            .tagged("stack")
        },
        "sw-textscale-styles": .view {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(fonts, id: \.name) { name, font in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text("Hello").font(font).tagged("\(name)-default")
                        Text("Hello").font(font).textScale(.secondary).tagged("\(name)-secondary")
                    }
                    .tagged("\(name)-row")
                }
            }
            .tagged("column")
        },
        "sw-textscale-selection": .view {
            VStack(spacing: 8) {
                Text("Selectable text").textSelection(.enabled).tagged("enabled")
                Text("Plain text").textSelection(.disabled).tagged("disabled")
            }
            .tagged("column")
        },
        "sw-text-markdown": .view {
            VStack(alignment: .leading, spacing: 4) {
                Text("Plain **bold** and _italic_ and ***both*** done").tagged("mixed")
                Text("**bold**").tagged("bold")
                Text("_italic_").tagged("italic")
                Text("***both***").tagged("both")
                Text("`code`").tagged("code")
                Text("~~struck~~").tagged("struck")
                Text("[a link](https://example.com)").tagged("link")
                Text("Call **now** or [visit](https://example.com) today").tagged("linkMixed")
                Text(verbatim: "**not** markdown").tagged("verbatim")
                Text("Escaped \\*stars\\*").tagged("escaped")
                Text("Mono `code` and plain").font(.title3).tagged("codeTitle")
            }
            .tagged("column")
        },
        "sw-textscale-wrapped": .view {
            VStack(alignment: .leading, spacing: 8) {
                Text(paragraph).frame(width: 150, alignment: .leading).tagged("default")
                Text(paragraph).textScale(.secondary).frame(width: 150, alignment: .leading).tagged("secondary")
                Text(paragraph).textScale(.secondary, isEnabled: false)
                    .frame(width: 150, alignment: .leading).tagged("disabled")
            }
            .tagged("column")
        },
        "sw-redacted-privacy": .view {
            VStack(alignment: .leading, spacing: 12) {
                Text("Visible under privacy").tagged("visible")
                Text("Hidden secret").privacySensitive().tagged("secret")
                HStack(spacing: 10) {
                    Text("Balance:")
                    Text("$1,234").privacySensitive().tagged("amount")
                }
                .tagged("row")
                Text("Invalidated").tagged("invalidated").redacted(reason: .invalidated)
            }
            .redacted(reason: .privacy)
            .tagged("stack")
        },
        "sw-redacted-widths": .view {
            VStack(alignment: .leading, spacing: 6) {
                ForEach([11, 13, 17, 22, 26], id: \.self) { size in
                    HStack(spacing: 12) {
                        Text("iiiiiiiiii").tagged("i\(size)")
                        Text("MMMMMMMMMM").tagged("M\(size)")
                        Text("a b c d e").tagged("sp\(size)")
                        Text("12345").tagged("d\(size)")
                    }
                    .font(.system(size: CGFloat(size)))
                    .tagged("row\(size)")
                }
                Text("abcdefghijklmnopqrstuvwxyzabcdefghijklmn")
                    .frame(width: 100, alignment: .leading).tagged("wrapNoSpace")
                Text("alpha beta gamma delta epsilon zeta eta")
                    .frame(width: 100, alignment: .leading).tagged("wrapSpaces")
                Text("Redacted text").bold().tagged("bold")
                Text("x").tagged("one")
                HStack(spacing: 12) {
                    ForEach([11, 13, 17, 22, 26, 34], id: \.self) { size in
                        Image(systemName: "star").font(.system(size: CGFloat(size))).tagged("sym\(size)")
                    }
                    Image(systemName: "star").font(.largeTitle).tagged("symLargeTitle")
                    Image(systemName: "gear").tagged("symGear")
                    Image(systemName: "chevron.right").font(.title).tagged("symChevron")
                }
                .tagged("symbols")
            }
            .redacted(reason: .placeholder)
            .tagged("stack")
        },
        "sw-layout-rtl-text": .view {
            VStack(alignment: .leading, spacing: 8) {
                Text(paragraph).frame(width: 150).tagged("leading")
                Text(paragraph).multilineTextAlignment(.trailing).frame(width: 150).tagged("trailing")
                Text(paragraph).multilineTextAlignment(.center).frame(width: 150).tagged("center")
                Label("One", systemImage: "star").tagged("label")
                Text("Two").frame(width: 100, alignment: .leading).tagged("framedText")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        "sw-layout-rtl-shapes": .view {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 10) {
                    Wedge().frame(width: 40, height: 30).tagged("arrow")
                    FixedWedge().frame(width: 40, height: 30).tagged("fixedArrow")
                    Image(systemName: "arrow.right").tagged("image")
                    Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true).tagged("flippedImage")
                }
                .tagged("row")
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 120, height: 20).tagged("gradient")
                ZStack(alignment: .topLeading) {
                    box("positionBox", 160, 40)
                    box("", 20).position(x: 30, y: 20).tagged("positioned")
                }
                .frame(width: 160, height: 40)
                box("", 20).offset(x: 40).tagged("offset")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]

    private static let fonts: [(name: String, font: Font)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2), ("s20", .system(size: 20)),
    ]
}

private struct Wedge: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY)])
            path.closeSubpath()
        }
    }
}

private struct FixedWedge: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Wedge().path(in: rect) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
