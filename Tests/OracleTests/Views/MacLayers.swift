import QuadrantTesting
import SwiftUI

// Frames of the layers that Apple's SwiftUI drew on macOS 26, in a window of 400 × 600 or of the view's size. Drawing
// views are named by their order; the recorded box of a text is that of its ink.

extension Catalog {
    static let macLayers: [String: Subject] = [
        "so-text-single": .window { word("Hello") },
        "so-text-long-wrap": .window {
            word("This is a longer piece of text that should wrap across multiple lines in the given width")
        },
        "so-color-fill": .window { fill("1") },
        "so-spacer-vertical": .window { VStack { Spacer() } },
        "so-empty-vstack": .window { VStack {} },
        "so-single-child-vstack": .window { VStack { word("Only child") } },

        "so-vstack-default": .window { VStack { string("First", "Second", "Third") } },
        "so-vstack-leading": .window { VStack(alignment: .leading) { string("Short", "A longer text", "Mid") } },
        "so-vstack-trailing": .window { VStack(alignment: .trailing) { string("Short", "A longer text", "Mid") } },
        "so-vstack-spacing-20": .window { VStack(spacing: 20) { string("First", "Second", "Third") } },
        "so-zero-spacing-vstack": .window { VStack(spacing: 0) { string("A", "B", "C") } },
        "so-vstack-with-spacer": .window {
            VStack {
                word("Top")
                Spacer()
                word("Bottom", "2")
            }
        },
        "so-vstack-nested": .window {
            VStack(spacing: 10) {
                VStack(spacing: 4) { string("Group 1 - A", "Group 1 - B") }
                VStack(spacing: 4) { string("Group 2 - A", "Group 2 - B", from: 3) }
            }
        },
        "so-spacer-between-texts": .window {
            VStack {
                word("Header")
                Spacer()
                word("Content", "2")
                Spacer()
                word("Footer", "3")
            }
        },
        "so-unequal-flex-spacers": .window {
            VStack {
                word("Top")
                Spacer()
                word("Mid", "2")
                Spacer()
                Spacer()
                word("Bottom", "3")
            }
        },

        "so-hstack-default": .window { HStack { string("Left", "Right") } },
        "so-hstack-top": .window { HStack(alignment: .top) { string("Short", "Tall\nMultiline\nText") } },
        "so-hstack-bottom": .window { HStack(alignment: .bottom) { string("Short", "Tall\nMultiline\nText") } },
        "so-hstack-spacing-20": .window { HStack(spacing: 20) { string("Left", "Right") } },
        "so-hstack-with-spacer": .window { apart("Left", "Right") },
        "so-mixed-fixed-flexible-hstack": .window {
            HStack(spacing: 0) {
                word("Fixed").frame(width: 80)
                fill("2")
                Spacer()
                word("End", "3").frame(width: 60)
            }
        },

        "so-zstack-default": .window { onSquare("Centered", .center) },
        "so-zstack-top-leading": .window { onSquare("TopLeading", .topLeading) },
        "so-zstack-bottom-trailing": .window { onSquare("BottomTrailing", .bottomTrailing) },

        "so-frame-fixed": .window { word("Framed").frame(width: 200, height: 100) },
        "so-frame-min-max": .window {
            word("Constrained").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        },
        "so-frame-maxwidth-infinity": .window { word("Full Width").frame(maxWidth: .infinity) },
        "so-frame-alignment-top-leading": .window { word("TL").frame(width: 200, height: 200, alignment: .topLeading) },
        "so-frame-alignment-bottom-trailing": .window {
            word("BR").frame(width: 200, height: 200, alignment: .bottomTrailing)
        },
        "so-frame-alignment-center": .window { word("C").frame(width: 200, height: 200) },
        "so-deeply-nested-frames": .window {
            word("Deep").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
        },
        "so-stacked-frames-with-alignment": .window {
            word("Z").frame(width: 50, height: 30, alignment: .bottomTrailing)
                .frame(width: 150, height: 80, alignment: .topLeading)
        },
        "so-frame-minheight-centers-content": .window { word("Centered").frame(maxWidth: .infinity, minHeight: 180) },
        "so-frame-maxwidth-infinity-with-minheight": .window {
            VStack { string("Top", "Bottom") }.frame(maxWidth: .infinity, minHeight: 180)
        },
        "so-text-middle-truncation-narrow-parent": .window {
            word(["", "home", "kyoshikawa", "Documents", "projects", "synca-test", "synca-test", "source"]
                .joined(separator: "/"))
                .lineLimit(1).truncationMode(.middle).frame(width: 200)
        },

        "so-padding-default": .window { word("Padded").padding() },
        "so-padding-custom": .window { word("Custom Pad").padding(20) },
        "so-padding-horizontal": .window { word("H-Padded").padding(.horizontal, 24) },
        "so-padding-nested": .window { word("Double Padded").padding(8).padding(16) },
        "so-frame-inside-padding": .window { word("X").frame(width: 100, height: 50).padding(20) },
        "so-padding-inside-frame": .window { word("X").padding(20).frame(width: 200, height: 100) },
        "so-deeply-nested-padding-frame": .window {
            word("X").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80).padding(12)
        },

        "so-vstack-frame-padding": .window {
            VStack(spacing: 8) {
                word("Title").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                word("Subtitle", "2").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            }
            .padding(.vertical, 12)
        },
        "so-hstack-in-vstack": .window {
            VStack(spacing: 12) {
                apart("Label", "Value").padding(.horizontal, 16)
                apart("Another", "Data", from: 3).padding(.horizontal, 16)
            }
        },
        "so-nested-alignment-override": .window {
            VStack(alignment: .leading) {
                HStack {
                    word("A")
                    Spacer()
                }
                .frame(maxWidth: .infinity)
                word("B", "2").frame(maxWidth: .infinity, alignment: .trailing)
            }
        },
        "so-complex-nested": .window {
            VStack(spacing: 16) {
                card("Title", "Subtitle", from: 1)
                Divider().tagged("4")
                card("Item 2", "Description", from: 5)
            }
        },
        "so-two-column-hstack": .window {
            HStack(spacing: 0) {
                Color.black.frame(width: 120).tagged("1")
                VStack(alignment: .leading, spacing: 8) { string("Main content", "Second line", from: 2) }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(16)
            }
        },
        "so-app-header-content-footer": .window {
            VStack(spacing: 0) {
                word("Header").frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 16).padding(.vertical, 8)
                Spacer()
                apart("Status", "v1.0", from: 2).padding(.horizontal, 16).padding(.vertical, 4)
            }
        },
        "so-sidebar-detail-split": .window {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) { string("Item 1", "Item 2", "Item 3", "Item 4", "Item 5") }
                    .frame(width: 120)
                    .padding(.vertical, 8)
                Color.black.frame(width: 1).tagged("6")
                VStack(alignment: .leading) {
                    word("Detail", "7")
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
            }
        },
        "so-toolbar-content-layout": .window {
            VStack(spacing: 0) {
                HStack {
                    word("Back")
                    Spacer()
                    word("Title", "2")
                    Spacer()
                    word("Done", "3")
                }
                .padding(8)
                .frame(maxWidth: .infinity)
                Color.black.frame(height: 1).tagged("4")
                Spacer()
            }
        },
    ]

    private static func word(_ text: String, _ name: String = "1") -> some View { Text(text).tagged(name) }

    private static func string(_ texts: String..., from first: Int = 1) -> some View {
        ForEach(Array(texts.enumerated()), id: \.offset) { word($0.element, "\(first + $0.offset)") }
    }

    private static func apart(_ leading: String, _ trailing: String, from first: Int = 1) -> some View {
        HStack {
            word(leading, "\(first)")
            Spacer()
            word(trailing, "\(first + 1)")
        }
    }

    private static func onSquare(_ text: String, _ alignment: Alignment) -> some View {
        ZStack(alignment: alignment) {
            box("1", 200)
            word(text, "2")
        }
    }

    private static func card(_ title: String, _ subtitle: String, from first: Int) -> some View {
        HStack(spacing: 12) {
            box("\(first)", 44)
            VStack(alignment: .leading, spacing: 4) { string(title, subtitle, from: first + 1) }
            Spacer()
        }
        .padding(.horizontal, 16)
    }
}
