public import CoreTransferable
public import Foundation
public import QuadrantCore

/// A button that shares items. There is no share sheet here: a tap copies the items to the clipboard as text, one on
/// each line. Items that have no form as text, such as pictures, are left out, and a tap does nothing if all are.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable,
      Label: View {
    private let items: Data
    private let label: Label
    @Environment(\.hostLink) private var host

    fileprivate init(sharing items: Data, label: Label) {
        self.items = items
        self.label = label
    }

    @MainActor public var body: some View {
        let host = host, items = items
        Button {
            let texts = items.compactMap { $0.converted(to: String.self) }
            if !texts.isEmpty { host?()?.input.services.writeClipboard(texts.joined(separator: "\n")) }
        } label: { label }
    }
}

/// The preview of a shared item in a share sheet; it is not shown here.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
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

/// A title, or "Share…", beside the share symbol.
public nonisolated struct DefaultShareLinkLabel: View {
    fileprivate let title: Text

    @MainActor public var body: some View {
        Label { title } icon: { Image(systemName: "square.and.arrow.up") }
    }
}

// MARK: Items of any kind, with a preview

extension ShareLink {
    /// Shares `items`. `subject` and `message` are ignored; `preview` is not called.
    public init(items: Data, subject: Text? = nil, message: Text? = nil,
                preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
                @ViewBuilder label: () -> Label) {
        self.init(sharing: items, label: label())
    }
    /// Shares `item`. `subject`, `message` and `preview` are ignored.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil,
                                 preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    private nonisolated init(_ title: Text, sharing items: Data) {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: title))
    }

    /// A button "Share…" for `items`. `subject` and `message` are ignored; `preview` is not called.
    public init(items: Data, subject: Text? = nil, message: Text? = nil,
                preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) {
        self.init(Text(system: .share), sharing: items)
    }
    /// A button with a localized title for `items`. `subject` and `message` are ignored; `preview` is not called.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
                preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) {
        self.init(Text(titleKey), sharing: items)
    }
    /// A button with `title` as it is for `items`. `subject` and `message` are ignored; `preview` is not called.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
                                   preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) {
        self.init(Text(title), sharing: items)
    }
    /// A button with a text as title for `items`. `subject` and `message` are ignored; `preview` is not called.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
                preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) {
        self.init(title, sharing: items)
    }

    /// A button "Share…" for `item`. `subject`, `message` and `preview` are ignored.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil,
                                 preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> {
        self.init(Text(system: .share), sharing: CollectionOfOne(item))
    }
    /// A button with a localized title for `item`. `subject`, `message` and `preview` are ignored.
    public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
                                 preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), sharing: CollectionOfOne(item))
    }
    /// A button with `title` as it is for `item`. `subject`, `message` and `preview` are ignored.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil,
                                                    preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(Text(title), sharing: CollectionOfOne(item))
    }
    /// A button with a text as title for `item`. `subject`, `message` and `preview` are ignored.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
                                 preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> {
        self.init(title, sharing: CollectionOfOne(item))
    }
}

// MARK: Addresses and texts, which need no preview

/// What a share link shares without a preview: an address or a text.
public protocol _SharedItem: Transferable {}
extension String: _SharedItem {}
extension URL: _SharedItem {}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SharedItem {
    /// Shares `items`. `subject` and `message` are ignored.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(sharing: items, label: label())
    }
    /// Shares `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element: _SharedItem,
                          Label == DefaultShareLinkLabel {
    /// A button "Share…" for `items`. `subject` and `message` are ignored.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(system: .share), sharing: items)
    }
    /// A button with a localized title for `items`. `subject` and `message` are ignored.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(titleKey), sharing: items)
    }
    /// A button with `title` as it is for `items`. `subject` and `message` are ignored.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title), sharing: items)
    }
    /// A button with a text as title for `items`. `subject` and `message` are ignored.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(title, sharing: items)
    }

    /// A button "Share…" for `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(Text(system: .share), sharing: CollectionOfOne(item))
    }
    /// A button with a localized title for `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), sharing: CollectionOfOne(item))
    }
    /// A button with `title` as it is for `item`. `subject` and `message` are ignored.
    @_disfavoredOverload
    public init<S: StringProtocol, I: _SharedItem>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(Text(title), sharing: CollectionOfOne(item))
    }
    /// A button with a text as title for `item`. `subject` and `message` are ignored.
    public init<I: _SharedItem>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(title, sharing: CollectionOfOne(item))
    }
}
