import QuadrantTesting
import QuadrantText
import SwiftUI

// Heights of text styles, widths of recorded strings, and every Dynamic Type size of a title.

extension Catalog {
    private static let styles: [String: Font] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body,
        "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]

    static let textStyles: [String: Subject] = {
        var subjects: [String: Subject] = [:]
        for (name, font) in styles {
            subjects["hig-textstyle-\(name)"] = .view(facts: { _ in
                let spec = font.resolve(.large)
                let weights = [400: "regular", 600: "semibold"]
                return ["pointSize": .number(spec.size), "leading": .number(spec.linePitch),
                        "weight": .string(weights[spec.weight] ?? "\(spec.weight)")]
            }) {
                VStack {
                    Text("X").tagged("oneLine")
                    Text("X\nX").tagged("twoLines")
                }
                .font(font)
            }
            for system in ["ios", "macos"] {
                subjects["skip-textheight-\(system)-\(name)"] = .view { Text("X").font(font).tagged("text") }
            }
        }
        return subjects
    }()

    static let textWidths: [String: Subject] = {
        var subjects: [String: Subject] = [
            "pf-checked-sizethatfits": .view {
                HStack {
                    Image(systemName: "checkmark.circle.fill")
                    Text("Checked").fixedSize()
                }
                .padding(5)
                .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue).tagged("rounded background"))
                .padding(10)
                .background(Color.yellow)
                .tagged("outer")
            },
        ]
        for size in [16, 17] {
            for word in ["What's", "point", "the"] {
                let name = word.filter(\.isLetter)
                subjects["pf-textwidth-\(name)-\(size)"] = .view {
                    Text(word).font(.system(size: CGFloat(size))).tagged("text")
                }
            }
        }
        let categories: [String: DynamicTypeSize] = [
            "extra-small": .xSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .xLarge,
            "extra-extra-large": .xxLarge, "extra-extra-extra-large": .xxxLarge,
            "accessibility-medium": .accessibility1,
            "accessibility-large": .accessibility2, "accessibility-extra-large": .accessibility3,
            "accessibility-extra-extra-large": .accessibility4,
            "accessibility-extra-extra-extra-large": .accessibility5,
        ]
        for (name, category) in categories {
            subjects["pf-title1-\(name)"] = .view(facts: { _ in
                ["pointSize": .number(Font.title.resolve(category).size)]
            }) {
                Text("What's the point?").font(.title).dynamicTypeSize(category).tagged("text")
            }
        }
        return subjects
    }()
}
