public import CoreTransferable
public import Foundation
import QuadrantCore
import UniformTypeIdentifiers

/// The clipboard: text that is shared with the host, and other values that the program keeps.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The name of a clipboard.
    public struct Name: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// That of the host's clipboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }
    /// An option of setting values. Nothing to do: values stay until others are set.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date until which values stay.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices of the user do not see values.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    /// The clipboard of the host that shows the views.
    public static let general = UIPasteboard(.general, isHost: true)
    private static var named: [Name: UIPasteboard] = [:]
    /// A clipboard of the program: nil where there is none of the name and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil else { return nil }
        self.init(pasteboardName, isHost: pasteboardName == .general)
        if let known = Self.named[pasteboardName] { (all, kept) = (known.all, known.kept) }
        Self.named[pasteboardName] = self
    }
    /// A clipboard of the program with a name of its own.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString), isHost: false) }
    /// Forgets a clipboard of the program.
    public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }
    /// Sent after the program has set something.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Never sent.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    private init(_ name: Name, isHost: Bool) {
        (self.name, self.isHost) = (name, isHost)
        super.init()
    }
    /// The name.
    public let name: Name
    private let isHost: Bool
    private var all: [[String: Any]] = []
    private var kept: String?
    private var services: HostServices? { isHost ? HostContext.current.services() : nil }

    private func changed() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
    private static let text = "public.utf8-plain-text"
    /// The values by the identifiers of their types, one dictionary for each item.
    open var items: [[String: Any]] {
        get { all.isEmpty ? string.map { [[Self.text: $0]] } ?? [] : all }
        set {
            all = newValue
            let strings = newValue.compactMap { item in
                item.first { $0.key.contains("text") || $0.value is String }?.value as? String
            }
            kept = strings.isEmpty ? nil : strings.joined(separator: "\n")
            if isHost {
                let image = newValue.lazy.flatMap(\.values).compactMap { $0 as? UIImage }.first
                ImageBoard.write((image as Any as? any BoardImage)?.boardData())
                if image == nil || kept != nil { services?.writeClipboard(kept ?? "") }
            }
            changed()
        }
    }
    /// Sets values; the options have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    /// Adds values behind those there are.
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { types.contains(where: pasteboardTypes.contains) }
    /// The value of a type of the first item; nil without one.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// The bytes of a type of the first item; nil without any.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    /// Sets a value of a type as the only item.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Sets bytes of a type as the only item; bytes of a text are a text.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        let text = pasteboardType.contains("text") ? String(data: data, encoding: .utf8) : nil
        items = [[pasteboardType: text ?? data]]
    }

    /// The text of the host's clipboard, without a host what the program has set. Nil, when set, empties it.
    open var string: String? {
        get { services.map { $0.readClipboard() } ?? kept }
        set { items = newValue.map { [[Self.text: $0]] } ?? [] }
    }
    /// `string` alone; those that are set are joined by line breaks.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    /// `string` as an address; nil where it is none.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// `url` alone.
    open var urls: [URL]? {
        get { url.map { [$0] } }
        set { string = newValue?.map(\.absoluteString).joined(separator: "\n") }
    }
    private func kept<Value>(_ type: Value.Type) -> [Value] { all.flatMap(\.values).compactMap { $0 as? Value } }
    /// The image of the host's clipboard, of other programs as well; without a host what the program has set.
    open var image: UIImage? {
        get { isHost ? ImageBoard.read().flatMap { UIImage(data: $0) } : kept(UIImage.self).first }
        set { items = newValue.map { [["public.image": $0]] } ?? [] }
    }
    /// `image` alone, where the program has not set several; other programs see the first one.
    open var images: [UIImage]? {
        get { kept(UIImage.self).isEmpty ? image.map { [$0] } : kept(UIImage.self) }
        set { items = (newValue ?? []).map { ["public.image": $0] } }
    }
    /// Kept by the program; other programs do not see it.
    open var color: UIColor? {
        get { kept(UIColor.self).first }
        set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
    }
    /// Whether there is any text.
    open var hasStrings: Bool { string?.isEmpty == false }
    /// Whether the text is an address with a scheme.
    open var hasURLs: Bool { url?.scheme != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }
    /// Whether the program has set a colour.
    open var hasColors: Bool { color != nil }
    /// How often the program has set something; changes by others are not counted.
    open private(set) var changeCount = 0
    /// The text as a provider; none without any.
    open var itemProviders: [NSItemProvider] {
        get { string.map { [NSItemProvider(object: NSString(string: $0))] } ?? [] }
        set {
            for provider in newValue {
                _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                    guard let text = (text as? NSString).map({ "\($0)" }) else { return }
                    DispatchQueue.main.async { MainActor.assumeIsolated { self.string = text } }
                }
            }
        }
    }
    /// Sets the texts of providers; the other arguments have no effect.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }
    /// Sets the texts among objects.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        strings = objects.compactMap { ($0 as? NSString).map { "\($0)" } ?? ($0 as? NSURL)?.absoluteString }
    }
}
