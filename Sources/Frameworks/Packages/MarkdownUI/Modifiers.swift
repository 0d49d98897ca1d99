import SwiftUI

extension EnvironmentValues {
    @Entry var markdownTheme = Theme.basic
    @Entry var markdownStyle: any TextStyle = EmptyTextStyle()
    @Entry var markdownLevel = 0
    /// Whether there is no space below the blocks of a list.
    @Entry var markdownIsTight = false
    @Entry var markdownHighlighter: any CodeSyntaxHighlighter = .plainText
    @Entry var markdownImages: any ImageProvider = .default
    @Entry var markdownBreaks = SoftBreak.Mode.space
    @Entry var markdownBorder = TableBorderStyle(color: .secondary)
    @Entry var markdownBackground = TableBackgroundStyle.clear
}

public struct SoftBreak {
    /// What the end of a line in a paragraph becomes.
    public enum Mode: Sendable { case space, lineBreak }
}
/// Colours the code of a block.
public protocol CodeSyntaxHighlighter {
    func highlightCode(_ code: String, language: String?) -> Text
}
public struct PlainTextCodeSyntaxHighlighter: CodeSyntaxHighlighter {
    public init() {}
    public func highlightCode(_ code: String, language: String?) -> Text { Text(verbatim: code) }
}
extension CodeSyntaxHighlighter where Self == PlainTextCodeSyntaxHighlighter {
    public static var plainText: Self { Self() }
}

/// Which borders of a table are drawn.
public struct TableBorderSelector: Sendable {
    let outside: Bool, rows: Bool, columns: Bool
    public static var allBorders: Self { Self(outside: true, rows: true, columns: true) }
    public static var outsideBorders: Self { Self(outside: true, rows: false, columns: false) }
    public static var insideBorders: Self { Self(outside: false, rows: true, columns: true) }
    public static var insideHorizontalBorders: Self { Self(outside: false, rows: true, columns: false) }
    public static var insideVerticalBorders: Self { Self(outside: false, rows: false, columns: true) }
    public static var horizontalBorders: Self { Self(outside: false, rows: true, columns: false) }
}
public struct TableBorderStyle: Sendable {
    public var visibleBorders: TableBorderSelector
    public var color: Color
    public var strokeStyle: StrokeStyle
    public init(_ visibleBorders: TableBorderSelector = .allBorders, color: Color, strokeStyle: StrokeStyle) {
        (self.visibleBorders, self.color, self.strokeStyle) = (visibleBorders, color, strokeStyle)
    }
    public init(_ visibleBorders: TableBorderSelector = .allBorders, color: Color, width: CGFloat = 1) {
        self.init(visibleBorders, color: color, strokeStyle: StrokeStyle(lineWidth: width))
    }
}
public struct TableBackgroundStyle {
    let background: (_ row: Int, _ column: Int) -> AnyShapeStyle
    public init<S: ShapeStyle>(background: @escaping (_ row: Int, _ column: Int) -> S) {
        self.background = { AnyShapeStyle(background($0, $1)) }
    }
    public static var clear: Self { Self { _, _ in Color.clear } }
    public static func alternatingRows<S: ShapeStyle>(_ odd: S, _ even: S, header: S? = nil) -> Self {
        Self { row, _ in row == 0 ? header ?? odd : row.isMultiple(of: 2) ? even : odd }
    }
}

extension View {
    nonisolated public func markdownTheme(_ theme: Theme) -> some View { environment(\.markdownTheme, theme) }
    nonisolated public func markdownTextStyle<S: TextStyle>(@TextStyleBuilder textStyle: () -> S) -> some View {
        let style = textStyle()
        return transformEnvironment(\.markdownStyle) { $0 = $0.adding(style) }
    }
    nonisolated public func markdownTextStyle<S: TextStyle>(
        _ keyPath: WritableKeyPath<Theme, any TextStyle>, @TextStyleBuilder textStyle: () -> S
    ) -> some View {
        let style = textStyle()
        return transformEnvironment(\.markdownTheme) { $0[keyPath: keyPath] = style }
    }
    nonisolated public func markdownBlockStyle<Body: View>(
        _ keyPath: WritableKeyPath<Theme, BlockStyle<Void>>, @ViewBuilder body: @escaping @MainActor () -> Body
    ) -> some View {
        let style = BlockStyle(body: body)
        return transformEnvironment(\.markdownTheme) { $0[keyPath: keyPath] = style }
    }
    nonisolated public func markdownBlockStyle<Configuration, Body: View>(
        _ keyPath: WritableKeyPath<Theme, BlockStyle<Configuration>>,
        @ViewBuilder body: @escaping @MainActor (_ configuration: Configuration) -> Body
    ) -> some View {
        let style = BlockStyle(body: body)
        return transformEnvironment(\.markdownTheme) { $0[keyPath: keyPath] = style }
    }
    nonisolated public func markdownTaskListMarker(_ value: BlockStyle<TaskListMarkerConfiguration>) -> some View {
        transformEnvironment(\.markdownTheme) { $0.taskListMarker = value }
    }
    nonisolated public func markdownBulletedListMarker(_ value: BlockStyle<ListMarkerConfiguration>) -> some View {
        transformEnvironment(\.markdownTheme) { $0.bulletedListMarker = value }
    }
    nonisolated public func markdownNumberedListMarker(_ value: BlockStyle<ListMarkerConfiguration>) -> some View {
        transformEnvironment(\.markdownTheme) { $0.numberedListMarker = value }
    }
    nonisolated public func markdownCodeSyntaxHighlighter(_ highlighter: any CodeSyntaxHighlighter) -> some View {
        environment(\.markdownHighlighter, highlighter)
    }
    nonisolated public func markdownImageProvider<I: ImageProvider>(_ imageProvider: I) -> some View {
        environment(\.markdownImages, imageProvider)
    }
    nonisolated public func markdownSoftBreakMode(_ softBreakMode: SoftBreak.Mode) -> some View {
        environment(\.markdownBreaks, softBreakMode)
    }
    nonisolated public func markdownTableBorderStyle(_ tableBorderStyle: TableBorderStyle) -> some View {
        environment(\.markdownBorder, tableBorderStyle)
    }
    nonisolated public func markdownTableBackgroundStyle(_ style: TableBackgroundStyle) -> some View {
        environment(\.markdownBackground, style)
    }
    /// The space above and below a block: of two blocks the larger one is between them.
    public func markdownMargin(top: RelativeSize? = nil, bottom: RelativeSize? = nil) -> some View {
        FontReader(self, { font, content in
            content.transformPreference(Margins.self) { margins in
                margins = Margins(margins, top?.points(font), bottom?.points(font))
            }
        })
    }
    nonisolated public func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View {
        transformPreference(Margins.self) { $0 = Margins($0, top, bottom) }
    }
    public func relativePadding(_ edges: Edge.Set = .all, length: RelativeSize) -> some View {
        FontReader(self, { font, content in content.padding(edges, length.points(font)) })
    }
    public func relativeLineSpacing(_ lineSpacing: RelativeSize) -> some View {
        FontReader(self, { font, content in content.lineSpacing(lineSpacing.points(font)) })
    }
    public func relativeFrame(width: RelativeSize? = nil, height: RelativeSize? = nil,
                                          alignment: Alignment = .center) -> some View {
        FontReader(self, { font, content in
            content.frame(width: width?.points(font), height: height?.points(font), alignment: alignment)
        })
    }
    public func relativeFrame(
        minWidth: RelativeSize? = nil, idealWidth: RelativeSize? = nil, maxWidth: RelativeSize? = nil,
        minHeight: RelativeSize? = nil, idealHeight: RelativeSize? = nil, maxHeight: RelativeSize? = nil,
        alignment: Alignment = .center
    ) -> some View {
        FontReader(self, { font, content in
            content.frame(
                minWidth: minWidth?.points(font), idealWidth: idealWidth?.points(font),
                maxWidth: maxWidth?.points(font), minHeight: minHeight?.points(font),
                idealHeight: idealHeight?.points(font), maxHeight: maxHeight?.points(font), alignment: alignment)
        })
    }
}
/// Lengths in parts of the size around.
struct FontReader<Content: View, Result: View>: View {
    private let content: Content, change: (FontProperties, Content) -> Result
    @Environment(\.markdownStyle) private var style
    init(_ content: Content, @ViewBuilder _ change: @escaping (FontProperties, Content) -> Result) {
        (self.content, self.change) = (content, change)
    }
    var body: some View { change(style.attributes.font, content) }
}
/// The space that a block wants above and below.
struct Margins: PreferenceKey, Equatable {
    var top: CGFloat?, bottom: CGFloat?
    static var defaultValue: Margins { Margins() }
    init() {}
    init(_ old: Margins, _ top: CGFloat?, _ bottom: CGFloat?) {
        self.top = [old.top, top].compactMap { $0 }.max()
        self.bottom = [old.bottom, bottom].compactMap { $0 }.max()
    }
    static func reduce(value: inout Margins, nextValue: () -> Margins) {
        let next = nextValue()
        value = Margins(value, next.top, next.bottom)
    }
}
