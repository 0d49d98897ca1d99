public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A button that opens a URL through the environment's `openURL`.
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link that passes `destination` to the environment's `openURL` when it is tapped.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        Button { openURL(destination) } label: { label }.semantics(.link)
    }
}

extension Link where Label == Text {
    /// A link whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// A link whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// Opens URLs with the handler in the environment, else with the host.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of a handler for a URL.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        /// The handler has opened the URL.
        public static let handled = Result(kind: .handled)
        /// The URL is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The host opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// The host opens `url` in place of the URL that the handler received.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The host opens `url`, or the URL that the handler received; whether in a browser inside of the program is up
        /// to the host.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    nonisolated(unsafe) private let handler: ((URL) -> Result)?
    /// Opens a URL with the host of the graph in which the action is read; set when it is read.
    nonisolated(unsafe) let system: ((URL) -> Bool)?

    /// An action that calls `handler` for each URL, synchronously on the caller's thread.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
        system = nil
    }
    nonisolated init(system: ((URL) -> Bool)?) {
        handler = nil
        self.system = system
    }
    nonisolated private init(handler: ((URL) -> Result)?, system: ((URL) -> Bool)?) {
        self.handler = handler
        self.system = system
    }

    nonisolated func connected(to system: ((URL) -> Bool)?) -> OpenURLAction {
        OpenURLAction(handler: handler, system: system)
    }

    /// Opens `url` without reporting the result. No effect where neither a handler nor a host opens it.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`; whether in a browser inside of the program is up to the host.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

    /// Opens `url` and calls `completion` before it returns, with whether it was opened: false for a discarded URL, and
    /// where the host refuses it or there is no host.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system?(other ?? url) ?? false)
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
    /// The action that opens URLs. An action with a handler receives the URLs of the links inside.
    public var openURL: OpenURLAction {
        get {
            let host = hostLink
            let open = host.map { host in { (url: URL) in host()?.input.services.openURL(url) ?? false } }
            return self[OpenURLKey.self].connected(to: open)
        }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Has the host open the URLs of links in this view; whether in a browser inside of the program is up to the host.
    @MainActor @preconcurrency
    public func onOpenURL(prefersInApp: Bool) -> some View {
        environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
    }
}
