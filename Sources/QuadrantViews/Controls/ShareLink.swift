public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A button that shares items. There is no share sheet here: a tap copies texts and URLs to the clipboard.
public nonisolated struct ShareLink<Label: View>: View {
    /// The shared items as text, one on each line.
    private let plainText: String
    private let label: Label
    @Environment(\.hostLink) private var host

    fileprivate init(plainText: String, label: Label) {
        self.plainText = plainText
        self.label = label
    }

    @MainActor public var body: some View {
        let host = host, plainText = plainText
        Button { host?()?.input.services.writeClipboard(plainText) } label: { label }
    }
}

/// The preview of a shared item in a share sheet; it is not shown here.
public struct SharePreview<Image, Icon> {
    fileprivate init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title; it is not shown.
    public init(_ title: Text) { self.init() }
    /// A preview with a localized title; it is not shown.
    public init(_ titleKey: LocalizedStringKey) { self.init() }
    /// A preview with `title` as it is; it is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
    /// A preview with a title and an image; it is not shown.
    public init(_ title: Text, image: Image) { self.init() }
    /// A preview with a localized title and an image; it is not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
    /// A preview with `title` as it is and an image; it is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
    /// A preview with a title and an icon; it is not shown.
    public init(_ title: Text, icon: Icon) { self.init() }
    /// A preview with a localized title and an icon; it is not shown.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
    /// A preview with `title` as it is and an icon; it is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
    /// A preview with a title, an image and an icon; it is not shown.
    public init(_ title: Text, image: Image, icon: Icon) { self.init() }
    /// A preview with a localized title, an image and an icon; it is not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
    /// A preview with `title` as it is, an image and an icon; it is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

/// An item that a share link can copy: a text or a URL.
public protocol _SharedItem {
    var _sharedText: String { get }
}

extension String: _SharedItem {
    public var _sharedText: String { self }
}
extension URL: _SharedItem {
    public var _sharedText: String { absoluteString }
}
extension AttributedString: _SharedItem {
    public var _sharedText: String { String(characters) }
}

extension ShareLink {
    /// A button that copies `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(item: I, subject: Text? = nil, message: Text? = nil,
                                @ViewBuilder label: () -> Label) {
        self.init(plainText: item._sharedText, label: label())
    }
    /// A button that copies `items`, one on a line. `subject` and `message` are ignored.
    public init<C: Collection>(items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where C.Element: _SharedItem {
        self.init(plainText: items.map(\._sharedText).joined(separator: "\n"), label: label())
    }
    /// A button that copies `item`. `subject`, `message` and `preview` are ignored.
    public init<I: _SharedItem, P, Q>(item: I, subject: Text? = nil, message: Text? = nil,
                                      preview: SharePreview<P, Q>, @ViewBuilder label: () -> Label) {
        self.init(item: item, subject: subject, message: message, label: label)
    }
    /// A button that copies `items`, one on a line. `subject` and `message` are ignored; `preview` is not called.
    public init<C: Collection, P, Q>(items: C, subject: Text? = nil, message: Text? = nil,
                                     preview: @escaping (C.Element) -> SharePreview<P, Q>,
                                     @ViewBuilder label: () -> Label)
    where C.Element: _SharedItem {
        self.init(items: items, subject: subject, message: message, label: label)
    }
}

/// A title, or "Share…", beside the share symbol.
public typealias DefaultShareLinkLabel = Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
    private nonisolated static func sign(_ title: Text) -> DefaultShareLinkLabel {
        DefaultShareLinkLabel { title } icon: { Image(systemName: "square.and.arrow.up") }
    }

    /// A button "Share…" that copies `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(system: .share), item: item, subject: subject, message: message)
    }
    /// A button "Share…" that copies `items`, one on a line. `subject` and `message` are ignored.
    public init<C: Collection>(items: C, subject: Text? = nil, message: Text? = nil)
    where C.Element: _SharedItem {
        self.init(items: items, subject: subject, message: message) { Self.sign(Text(system: .share)) }
    }
    /// A button "Share…" that copies `item`. `subject`, `message` and `preview` are ignored.
    public init<I: _SharedItem, P, Q>(item: I, subject: Text? = nil, message: Text? = nil,
                                      preview: SharePreview<P, Q>) {
        self.init(Text(system: .share), item: item, subject: subject, message: message)
    }
    /// A button "Share…" that copies `items`, one on a line. `subject` and `message` are ignored; `preview` is not
    /// called.
    public init<C: Collection, P, Q>(items: C, subject: Text? = nil, message: Text? = nil,
                                     preview: @escaping (C.Element) -> SharePreview<P, Q>)
    where C.Element: _SharedItem {
        self.init(items: items, subject: subject, message: message)
    }

    /// A button with a localized title that copies `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }
    /// A button with `title` as it is, not localized, that copies `item`. `subject` and `message` are ignored.
    @_disfavoredOverload
    public init<S: StringProtocol, I: _SharedItem>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title), item: item, subject: subject, message: message)
    }
    /// A button with a text as title that copies `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Self.sign(title) }
    }
    /// A button with a localized title that copies `item`. `subject`, `message` and `preview` are ignored.
    public init<I: _SharedItem, P, Q>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil,
                                      message: Text? = nil, preview: SharePreview<P, Q>) {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }
    /// A button with `title` as it is that copies `item`. `subject`, `message` and `preview` are ignored.
    @_disfavoredOverload
    public init<S: StringProtocol, I: _SharedItem, P, Q>(_ title: S, item: I, subject: Text? = nil,
                                                         message: Text? = nil, preview: SharePreview<P, Q>) {
        self.init(Text(title), item: item, subject: subject, message: message)
    }
    /// A button with a localized title that copies `items`, one on a line. `subject` and `message` are ignored.
    public init<C: Collection>(_ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil)
    where C.Element: _SharedItem {
        self.init(items: items, subject: subject, message: message) { Self.sign(Text(titleKey)) }
    }
    /// A button with `title` as it is that copies `items`, one on a line. `subject` and `message` are ignored.
    @_disfavoredOverload
    public init<S: StringProtocol, C: Collection>(_ title: S, items: C, subject: Text? = nil, message: Text? = nil)
    where C.Element: _SharedItem {
        self.init(items: items, subject: subject, message: message) { Self.sign(Text(title)) }
    }
}
