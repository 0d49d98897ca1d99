import SwiftUI

/// How a kind of block is shown.
public struct BlockStyle<Configuration>: Sendable {
    let body: @MainActor (Configuration) -> AnyView
    public init<Body: View>(@ViewBuilder body: @escaping @MainActor (_ configuration: Configuration) -> Body) {
        self.body = { AnyView(body($0)) }
    }
}
extension BlockStyle where Configuration == Void {
    public init<Body: View>(@ViewBuilder body: @escaping @MainActor () -> Body) { self.init { _ in body() } }
}

/// A block that a style shows.
public struct BlockConfiguration {
    public struct Label: View {
        public let body: AnyView
        init<Content: View>(_ content: Content) { body = AnyView(content) }
    }
    public let label: Label
    public let content: MarkdownContent
}
public struct CodeBlockConfiguration {
    public struct Label: View {
        public let body: AnyView
        init<Content: View>(_ content: Content) { body = AnyView(content) }
    }
    public let language: String?
    public let content: String
    public let label: Label
}
public struct ListMarkerConfiguration: Sendable {
    /// 1 for a list that is in no other.
    public let listLevel: Int
    public let itemNumber: Int
}
public struct TaskListMarkerConfiguration: Sendable {
    public let isCompleted: Bool
}
public struct TableCellConfiguration {
    public struct Label: View {
        public let body: AnyView
        init<Content: View>(_ content: Content) { body = AnyView(content) }
    }
    public let row: Int
    public let column: Int
    public let content: MarkdownContent
    public let label: Label
}

extension BlockStyle where Configuration == ListMarkerConfiguration {
    private static func text(_ text: @escaping @Sendable (ListMarkerConfiguration) -> String) -> Self {
        BlockStyle { configuration in
            StyledText(text(configuration)).relativeFrame(minWidth: .em(1.5), alignment: .trailing)
        }
    }
    public static var disc: Self { text { _ in "•" } }
    public static var circle: Self { text { _ in "◦" } }
    public static var square: Self { text { _ in "▪" } }
    public static var dash: Self { text { _ in "-" } }
    public static var discCircleSquare: Self { text { ["•", "◦", "▪"][min($0.listLevel, 3) - 1] } }
    public static var decimal: Self { text { "\($0.itemNumber)." } }
    public static var upperRoman: Self { text { roman($0.itemNumber) + "." } }
    public static var lowerRoman: Self { text { roman($0.itemNumber).lowercased() + "." } }
    private static func roman(_ number: Int) -> String {
        var rest = number, text = ""
        for (value, sign) in [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
                              (1, "I")] {
            while rest >= value { (text, rest) = (text + sign, rest - value) }
        }
        return text
    }
}
extension BlockStyle where Configuration == TaskListMarkerConfiguration {
    public static var checkmarkSquare: Self {
        BlockStyle { configuration in
            Image(systemName: configuration.isCompleted ? "checkmark.square.fill" : "square")
                .symbolRenderingMode(.hierarchical).imageScale(.small)
                .relativeFrame(minWidth: .em(1.5), alignment: .trailing)
        }
    }
}

/// How texts and blocks look.
public struct Theme: Sendable {
    public var text: any TextStyle = EmptyTextStyle()
    public var code: any TextStyle = FontFamilyVariant(.monospaced)
    public var emphasis: any TextStyle = FontStyle(.italic)
    public var strong: any TextStyle = FontWeight(.semibold)
    public var strikethrough: any TextStyle = StrikethroughStyle(.single)
    public var link: any TextStyle = EmptyTextStyle()
    var headings = Array(repeating: BlockStyle<BlockConfiguration> { $0.label }, count: 6)
    public var heading1: BlockStyle<BlockConfiguration> { get { headings[0] } set { headings[0] = newValue } }
    public var heading2: BlockStyle<BlockConfiguration> { get { headings[1] } set { headings[1] = newValue } }
    public var heading3: BlockStyle<BlockConfiguration> { get { headings[2] } set { headings[2] = newValue } }
    public var heading4: BlockStyle<BlockConfiguration> { get { headings[3] } set { headings[3] = newValue } }
    public var heading5: BlockStyle<BlockConfiguration> { get { headings[4] } set { headings[4] = newValue } }
    public var heading6: BlockStyle<BlockConfiguration> { get { headings[5] } set { headings[5] = newValue } }
    public var paragraph = BlockStyle<BlockConfiguration> { $0.label }
    public var blockquote = BlockStyle<BlockConfiguration> { $0.label }
    public var codeBlock = BlockStyle<CodeBlockConfiguration> { $0.label }
    public var image = BlockStyle<BlockConfiguration> { $0.label }
    public var list = BlockStyle<BlockConfiguration> { $0.label }
    public var listItem = BlockStyle<BlockConfiguration> { $0.label }
    public var taskListMarker = BlockStyle.checkmarkSquare
    public var bulletedListMarker = BlockStyle.discCircleSquare
    public var numberedListMarker = BlockStyle.decimal
    public var table = BlockStyle<BlockConfiguration> { $0.label }
    public var tableCell = BlockStyle<TableCellConfiguration> { $0.label }
    public var thematicBreak = BlockStyle { Divider() }

    public init() {}
    func with<Value>(_ path: WritableKeyPath<Theme, Value>, _ value: Value) -> Theme {
        var theme = self
        theme[keyPath: path] = value
        return theme
    }
    public func text<S: TextStyle>(@TextStyleBuilder text: () -> S) -> Theme { with(\.text, text()) }
    public func code<S: TextStyle>(@TextStyleBuilder code: () -> S) -> Theme { with(\.code, code()) }
    public func emphasis<S: TextStyle>(@TextStyleBuilder emphasis: () -> S) -> Theme { with(\.emphasis, emphasis()) }
    public func strong<S: TextStyle>(@TextStyleBuilder strong: () -> S) -> Theme { with(\.strong, strong()) }
    public func strikethrough<S: TextStyle>(@TextStyleBuilder strikethrough: () -> S) -> Theme {
        with(\.strikethrough, strikethrough())
    }
    public func link<S: TextStyle>(@TextStyleBuilder link: () -> S) -> Theme { with(\.link, link()) }

    public typealias BlockBody<Body: View> = @MainActor (_ configuration: BlockConfiguration) -> Body
    public func heading1<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.heading1, .init(body: body))
    }
    public func heading2<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.heading2, .init(body: body))
    }
    public func heading3<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.heading3, .init(body: body))
    }
    public func heading4<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.heading4, .init(body: body))
    }
    public func heading5<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.heading5, .init(body: body))
    }
    public func heading6<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.heading6, .init(body: body))
    }
    public func paragraph<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.paragraph, .init(body: body))
    }
    public func blockquote<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.blockquote, .init(body: body))
    }
    public func codeBlock<Body: View>(
        @ViewBuilder body: @escaping @MainActor (_ configuration: CodeBlockConfiguration) -> Body
    ) -> Theme { with(\.codeBlock, .init(body: body)) }
    public func image<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.image, .init(body: body))
    }
    public func list<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.list, .init(body: body))
    }
    public func listItem<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.listItem, .init(body: body))
    }
    public func taskListMarker(_ taskListMarker: BlockStyle<TaskListMarkerConfiguration>) -> Theme {
        with(\.taskListMarker, taskListMarker)
    }
    public func taskListMarker<Body: View>(
        @ViewBuilder body: @escaping @MainActor (_ configuration: TaskListMarkerConfiguration) -> Body
    ) -> Theme { with(\.taskListMarker, .init(body: body)) }
    public func bulletedListMarker(_ bulletedListMarker: BlockStyle<ListMarkerConfiguration>) -> Theme {
        with(\.bulletedListMarker, bulletedListMarker)
    }
    public func bulletedListMarker<Body: View>(
        @ViewBuilder body: @escaping @MainActor (_ configuration: ListMarkerConfiguration) -> Body
    ) -> Theme { with(\.bulletedListMarker, .init(body: body)) }
    public func numberedListMarker(_ numberedListMarker: BlockStyle<ListMarkerConfiguration>) -> Theme {
        with(\.numberedListMarker, numberedListMarker)
    }
    public func numberedListMarker<Body: View>(
        @ViewBuilder body: @escaping @MainActor (_ configuration: ListMarkerConfiguration) -> Body
    ) -> Theme { with(\.numberedListMarker, .init(body: body)) }
    public func table<Body: View>(@ViewBuilder body: @escaping BlockBody<Body>) -> Theme {
        with(\.table, .init(body: body))
    }
    public func tableCell<Body: View>(
        @ViewBuilder body: @escaping @MainActor (_ configuration: TableCellConfiguration) -> Body
    ) -> Theme { with(\.tableCell, .init(body: body)) }
    public func thematicBreak<Body: View>(@ViewBuilder body: @escaping @MainActor () -> Body) -> Theme {
        with(\.thematicBreak, .init(body: body))
    }
}
