import SwiftUI

// The themes of the package, with its sizes and colours.

extension Theme {
    /// Headings of the same kind, with their sizes in parts of the text's.
    private func headings<Body: View>(
        _ sizes: [CGFloat], @ViewBuilder body: @escaping @MainActor (Int, BlockConfiguration, AnyView) -> Body
    ) -> Theme {
        var theme = self
        theme.headings = sizes.indices.map { index in
            BlockStyle { configuration in
                body(index, configuration, AnyView(configuration.label.markdownTextStyle {
                    FontWeight(.semibold)
                    FontSize(.em(sizes[index]))
                }))
            }
        }
        return theme
    }
    private func cells(_ sides: RelativeSize, _ ends: RelativeSize, _ spacing: CGFloat) -> Theme {
        tableCell { configuration in
            configuration.label
                .markdownTextStyle {
                    if configuration.row == 0 { FontWeight(.semibold) }
                    BackgroundColor(nil)
                }
                .fixedSize(horizontal: false, vertical: true)
                .relativeLineSpacing(.em(spacing))
                .relativePadding(.horizontal, length: sides).relativePadding(.vertical, length: ends)
        }
    }

    public static let basic = Theme()
        .code {
            FontFamilyVariant(.monospaced)
            FontSize(.em(0.94))
        }
        .headings([2, 1.5, 1.17, 1, 0.83, 0.67]) { _, _, label in
            label.markdownMargin(top: .rem(1.5), bottom: .rem(1))
        }
        .paragraph { configuration in
            configuration.label.fixedSize(horizontal: false, vertical: true)
                .relativeLineSpacing(.em(0.15)).markdownMargin(top: .zero, bottom: .em(1))
        }
        .blockquote { configuration in
            configuration.label.markdownTextStyle { FontStyle(.italic) }
                .relativePadding(.leading, length: .em(2)).relativePadding(.trailing, length: .em(1))
        }
        .codeBlock { configuration in
            ScrollView(.horizontal) {
                configuration.label.fixedSize(horizontal: false, vertical: true)
                    .relativeLineSpacing(.em(0.15)).relativePadding(.leading, length: .rem(1))
                    .markdownTextStyle {
                        FontFamilyVariant(.monospaced)
                        FontSize(.em(0.94))
                    }
            }
            .markdownMargin(top: .zero, bottom: .em(1))
        }
        .table { configuration in
            configuration.label.fixedSize(horizontal: false, vertical: true).markdownMargin(top: .zero, bottom: .em(1))
        }
        .cells(.em(0.72), .em(0.35), 0.15)
        .thematicBreak { Divider().markdownMargin(top: .em(2), bottom: .em(2)) }

    private struct Colors {
        let text = Color(light: Color(rgba: 0x0606_06FF), dark: Color(rgba: 0xFBFB_FCFF))
        let secondText = Color(light: Color(rgba: 0x6B6E_7BFF), dark: Color(rgba: 0x9294_A0FF))
        let thirdText = Color(light: Color(rgba: 0x6B6E_7BFF), dark: Color(rgba: 0x6D70_7DFF))
        let background = Color(light: .white, dark: Color(rgba: 0x1819_1DFF))
        let second = Color(light: Color(rgba: 0xF7F7_F9FF), dark: Color(rgba: 0x2526_2AFF))
        let link = Color(light: Color(rgba: 0x2C65_CFFF), dark: Color(rgba: 0x4C8E_F8FF))
        let border = Color(light: Color(rgba: 0xE4E4_E8FF), dark: Color(rgba: 0x4244_4EFF))
        let divider = Color(light: Color(rgba: 0xD0D0_D3FF), dark: Color(rgba: 0x3334_38FF))
    }
    public static let gitHub: Theme = {
        let colors = Colors()
        return Theme()
            .text {
                ForegroundColor(colors.text)
                BackgroundColor(colors.background)
                FontSize(16)
            }
            .code {
                FontFamilyVariant(.monospaced)
                FontSize(.em(0.85))
                BackgroundColor(colors.second)
            }
            .link { ForegroundColor(colors.link) }
            .headings([2, 1.5, 1.25, 1, 0.875, 0.85]) { level, _, label in
                VStack(alignment: .leading, spacing: 0) {
                    label.relativeLineSpacing(.em(0.125)).padding(.bottom, level < 2 ? 8 : 0)
                        .markdownTextStyle { if level == 5 { ForegroundColor(colors.thirdText) } }
                    if level < 2 { Divider().overlay(colors.divider) }
                }
                .markdownMargin(top: 24, bottom: 16)
            }
            .paragraph { configuration in
                configuration.label.fixedSize(horizontal: false, vertical: true)
                    .relativeLineSpacing(.em(0.25)).markdownMargin(top: 0, bottom: 16)
            }
            .blockquote { configuration in
                HStack(spacing: 0) {
                    RoundedRectangle(cornerRadius: 6).fill(colors.border).relativeFrame(width: .em(0.2))
                    configuration.label.markdownTextStyle { ForegroundColor(colors.secondText) }
                        .relativePadding(.horizontal, length: .em(1))
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            .codeBlock { configuration in
                ScrollView(.horizontal) {
                    configuration.label.fixedSize(horizontal: false, vertical: true)
                        .relativeLineSpacing(.em(0.225)).markdownTextStyle {
                            FontFamilyVariant(.monospaced)
                            FontSize(.em(0.85))
                        }
                        .padding(16)
                }
                .background(colors.second)
                .clipShape(RoundedRectangle(cornerRadius: 6))
                .markdownMargin(top: 0, bottom: 16)
            }
            .listItem { $0.label.markdownMargin(top: .em(0.25)) }
            .table { configuration in
                configuration.label.fixedSize(horizontal: false, vertical: true)
                    .markdownTableBorderStyle(.init(color: colors.border))
                    .markdownTableBackgroundStyle(.alternatingRows(colors.background, colors.second))
                    .markdownMargin(top: 0, bottom: 16)
            }
            .cells(.em(0.8125), .em(0.375), 0.25)
            .thematicBreak {
                Divider().relativeFrame(height: .em(0.25)).overlay(colors.border).markdownMargin(top: 24, bottom: 24)
            }
    }()
    /// As on GitHub, without a background.
    public static let docC: Theme = gitHub.text { ForegroundColor(Colors().text) }
}
