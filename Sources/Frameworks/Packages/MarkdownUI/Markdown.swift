@_exported import Foundation
import QuadrantSubstitutes
import SwiftUI

// MarkdownUI: the blocks of a text below each other, in the look of a theme. What is built of parts by code, and images
// between words, are not here.

/// The blocks of a text.
public struct MarkdownContent: Equatable, Sendable {
    let text: String
    public init(_ markdown: String) { text = markdown }
    public func renderPlainText() -> String {
        MarkdownBlock.blocks(of: text).map(\.plainText).joined(separator: "\n\n")
    }
    public func renderMarkdown() -> String { text }
}
public struct Markdown: View {
    private let blocks: [MarkdownBlock]
    private let baseURL: URL?, imageBaseURL: URL?
    @Environment(\.markdownTheme) private var theme
    @Environment(\.markdownStyle) private var style

    public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
        self.init(MarkdownContent(markdown), baseURL: baseURL, imageBaseURL: imageBaseURL)
    }
    public init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
        blocks = MarkdownBlock.blocks(of: content.text)
        (self.baseURL, self.imageBaseURL) = (baseURL, imageBaseURL ?? baseURL)
    }
    public var body: some View {
        let whole = style.adding(theme.text)
        BlockStack(blocks: blocks, imageBase: imageBaseURL)
            .environment(\.markdownStyle, whole)
            .background { whole.attributes.background }
    }
}

/// Views below each other with the margins that they want.
private struct MarginStack<Content: View>: View {
    let count: Int
    @ViewBuilder let content: (Int) -> Content
    @State private var margins: [Int: Margins] = [:]
    @Environment(\.markdownIsTight) private var isTight

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                content(index)
                    .onPreferenceChange(Margins.self) { margins[index] = $0 }
                    .padding(.top, space(above: index))
            }
        }
    }
    private func space(above index: Int) -> CGFloat? {
        if index == 0 { return 0 }
        return [margins[index]?.top, isTight ? 0 : margins[index - 1]?.bottom].compactMap { $0 }.max()
    }
}
struct BlockStack: View {
    let blocks: [MarkdownBlock]
    var imageBase: URL?
    var body: some View {
        MarginStack(count: blocks.count) { BlockView(block: blocks[$0], imageBase: imageBase) }
    }
}

/// A text in the style around.
struct StyledText: View {
    private let text: String
    @Environment(\.markdownStyle) private var style
    init(_ text: String) { self.text = text }
    var body: some View { Text(AttributedString(text, attributes: style.attributes.resolved)) }
}
/// A text with the styles of its parts.
private struct InlineText: View {
    let text: String
    @Environment(\.markdownStyle) private var style
    @Environment(\.markdownTheme) private var theme
    @Environment(\.markdownBreaks) private var breaks

    var body: some View { Text(styled) }
    private var source: String {
        var source = ""
        for line in text.components(separatedBy: "\n") {
            let isHard = source.hasSuffix("  ") || source.hasSuffix("\\")
            if source.hasSuffix("\\") { source.removeLast() }
            if !source.isEmpty { source += isHard || breaks == .lineBreak ? "\n" : " " }
            source += line
        }
        return source
    }
    private var styled: AttributedString {
        let read = (try? AttributedString(markdown: source,
                                          options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
            ?? AttributedString(source)
        var result = AttributedString()
        for run in read.runs {
            var attributes = style.attributes
            let intent = run.inlinePresentationIntent ?? []
            if intent.contains(.code) { theme.code._collectAttributes(in: &attributes) }
            if intent.contains(.emphasized) { theme.emphasis._collectAttributes(in: &attributes) }
            if intent.contains(.stronglyEmphasized) { theme.strong._collectAttributes(in: &attributes) }
            if intent.contains(.strikethrough) { theme.strikethrough._collectAttributes(in: &attributes) }
            if run.link != nil { theme.link._collectAttributes(in: &attributes) }
            var part = AttributedString(String(read[run.range].characters), attributes: attributes.resolved)
            part.link = run.link
            result += part
        }
        return result
    }
}

struct BlockView: View {
    let block: MarkdownBlock
    let imageBase: URL?
    @Environment(\.markdownTheme) private var theme
    @Environment(\.markdownStyle) private var style
    @Environment(\.markdownLevel) private var level
    @Environment(\.markdownHighlighter) private var highlighter
    @Environment(\.markdownImages) private var images

    var body: some View {
        switch block {
        case .heading(let level, let text): shown(theme.headings[level - 1], InlineText(text: text))
        case .paragraph(let text): shown(theme.paragraph, InlineText(text: text))
        case .image(_, let url):
            let whole = url.map { URL(string: $0.relativeString, relativeTo: imageBase)?.absoluteURL ?? $0 }
            shown(theme.image, AnyView(images.makeImage(url: whole)))
        case .code(let text, let language):
            theme.codeBlock.body(.init(language: language, content: text + "\n",
                                       label: .init(CodeText(text: text, language: language))))
        case .rule: theme.thematicBreak.body(())
        case .quote(let blocks): shown(theme.blockquote, BlockStack(blocks: blocks, imageBase: imageBase))
        case .list(let items, let isTight):
            shown(theme.list, MarginStack(count: items.count) { index in
                shown(theme.listItem, item(items[index]))
            }
            .environment(\.markdownLevel, level + 1).environment(\.markdownIsTight, isTight))
        case .table(let rows, let columns): shown(theme.table, TableView(rows: rows, columns: columns))
        }
    }
    private func shown<Label: View>(_ style: BlockStyle<BlockConfiguration>, _ label: Label) -> AnyView {
        style.body(.init(label: .init(label), content: MarkdownContent(block.plainText)))
    }
    private func item(_ item: MarkdownBlock.Item) -> some View {
        HStack(alignment: .firstTextBaseline) {
            switch item.mark {
            case .point: theme.bulletedListMarker.body(.init(listLevel: level + 1, itemNumber: 1))
            case .number(let number): theme.numberedListMarker.body(.init(listLevel: level + 1, itemNumber: number))
            case .box(let isDone): theme.taskListMarker.body(.init(isCompleted: isDone))
            }
            BlockStack(blocks: item.blocks, imageBase: imageBase)
        }
    }
}
private struct CodeText: View {
    let text: String, language: String?
    @Environment(\.markdownStyle) private var style
    @Environment(\.markdownHighlighter) private var highlighter
    var body: some View {
        let attributes = style.attributes
        highlighter.highlightCode(text, language: language).font(attributes.font.font)
            .foregroundColor(attributes.foreground)
    }
}
private struct TableView: View {
    let rows: [[String]], columns: [MarkdownBlock.Column]
    @Environment(\.markdownTheme) private var theme
    @Environment(\.markdownBorder) private var border
    @Environment(\.markdownBackground) private var background

    var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(columns.indices, id: \.self) { column in cell(row, column) }
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .overlay {
            if border.visibleBorders.outside { Rectangle().strokeBorder(border.color, style: border.strokeStyle) }
        }
    }
    private func cell(_ row: Int, _ column: Int) -> some View {
        let text = rows[row].indices.contains(column) ? rows[row][column] : ""
        let side: HorizontalAlignment = switch columns[column] {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
        let width = border.strokeStyle.lineWidth
        return theme.tableCell.body(.init(row: row, column: column, content: MarkdownContent(text),
                                          label: .init(InlineText(text: text))))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
            .gridColumnAlignment(side)
            .background(background.background(row, column))
            .overlay(alignment: .bottom) {
                if border.visibleBorders.rows, row < rows.count - 1 { border.color.frame(height: width) }
            }
            .overlay(alignment: .trailing) {
                if border.visibleBorders.columns, column < columns.count - 1 { border.color.frame(width: width) }
            }
    }
}

/// Makes the images of a text.
public protocol ImageProvider {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeImage(url: URL?) -> Body
}
/// Loads images, no larger than they are.
public struct DefaultImageProvider: ImageProvider {
    public init(urlSession: URLSession = .shared) {}
    public func makeImage(url: URL?) -> some View {
        RemoteImage(url) { phase in
            if let image = phase.image, let size = phase.uiImage?.size {
                image.resizable().aspectRatio(contentMode: .fit).frame(maxWidth: size.width, maxHeight: size.height)
            }
        }
    }
}
/// Images of the program, by the last part of an address.
public struct AssetImageProvider: ImageProvider {
    private let name: (URL) -> String
    private let bundle: Bundle?
    public init(name: @escaping (URL) -> String = \.lastPathComponent, bundle: Bundle? = nil) {
        (self.name, self.bundle) = (name, bundle)
    }
    public func makeImage(url: URL?) -> some View {
        if let url { Image(name(url), bundle: bundle).resizable().aspectRatio(contentMode: .fit) }
    }
}
extension ImageProvider where Self == DefaultImageProvider {
    public static var `default`: Self { Self() }
}
extension ImageProvider where Self == AssetImageProvider {
    public static var asset: Self { Self() }
}
