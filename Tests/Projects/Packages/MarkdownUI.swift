import MarkdownUI
import SwiftUI

private let text = """
    # Title *of* it
    A **bold** text with `code`, a [link](https://example.org)
    over two lines.

    - one
    - two
      1. inner
    - [x] done

    > A quote

    ```swift
    let a = 1
    ```

    | Name | Value |
    |------|------:|
    | a    | 1     |
    ***
    """

extension Theme {
    fileprivate static let small = Theme()
        .text {
            ForegroundColor(.primary)
            FontSize(12)
        }
        .code {
            FontFamilyVariant(.monospaced)
            BackgroundColor(Color(light: Color(rgba: 0xEEEE_EEFF), dark: .black))
        }
        .heading1 { configuration in
            configuration.label
                .markdownMargin(top: .rem(1), bottom: .rem(0.5))
                .markdownTextStyle {
                    FontWeight(.bold)
                    FontSize(.em(2))
                }
        }
        .codeBlock { configuration in
            VStack(alignment: .leading) {
                Text(configuration.language ?? "plain")
                configuration.label.relativeLineSpacing(.em(0.25))
            }
        }
}

private struct Capitals: CodeSyntaxHighlighter {
    func highlightCode(_ code: String, language: String?) -> Text { Text(code.uppercased()) }
}

struct MarkdownPage: View {
    var body: some View {
        VStack {
            Markdown(text)
                .markdownTextStyle(\.link) { UnderlineStyle(.single) }
                .markdownBlockStyle(\.blockquote) { $0.label.padding(4).background(.quaternary) }
                .markdownTheme(.gitHub)
            Markdown(text)
                .markdownCodeSyntaxHighlighter(Capitals())
                .markdownTheme(.small)
        }
        .onAppear { print("Markdown", MarkdownContent("# A\n\n- *b*\n- c").renderPlainText().split(separator: "\n")) }
    }
}

#Preview { MarkdownPage() }
