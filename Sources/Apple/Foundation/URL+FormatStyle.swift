public import Foundation

extension URL {
    /// Shows an address with the parts that are chosen: by default the scheme, the host, the path and a port outside of
    /// the web, and neither a user nor a query nor a fragment.
    public struct FormatStyle: Codable, Hashable, Sendable {
        /// Whether a part is shown.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate enum Kind: String, Codable { case always, never, displayWhen, omitWhen }
            fileprivate var kind: Kind
            fileprivate var part: Component?
            fileprivate var values: Set<String> = []

            /// The part is shown.
            public static var always: Self { Self(kind: .always) }
            /// The part is left out.
            public static var never: Self { Self(kind: .never) }
            /// The part is shown where another part has one of the values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(kind: .displayWhen, part: component, values: requirements)
            }
            /// The part is left out where another part has one of the values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(kind: .omitWhen, part: component, values: requirements)
            }
            /// The part is left out for the addresses of the web, HTTP and HTTPS.
            public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
        }

        /// Which names of the host are shown.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate var option: ComponentDisplayOption
            fileprivate var omits: Set<String> = []

            /// The whole host is shown.
            public static var always: Self { Self(option: .always) }
            /// The host is left out.
            public static var never: Self { Self(option: .never) }
            /// The whole host is shown where a part has one of the values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }
            /// The host is left out where a part has one of the values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }
            /// Without the first names that are given, such as "www".
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self { Self(option: .always, omits: subdomainsToOmit) }
        }

        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        /// A style with an option for each part.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [.scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
                       .fragment: fragment]
            hostOption = host
        }

        /// The same with another option for the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
        /// The same with another option for the user.
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(.user, strategy) }
        /// The same with another option for the password.
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(.password, strategy) }
        /// The same with another option for the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.hostOption = strategy
            return style
        }
        /// The same with another option for the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(.port, strategy) }
        /// The same with another option for the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
        /// The same with another option for the query.
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(.query, strategy) }
        /// The same with another option for the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(.fragment, strategy) }

        private func with(_ part: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[part] = option
            return style
        }
    }
}

extension URL.FormatStyle: Foundation.FormatStyle {
    /// The address with the parts that are shown.
    public func format(_ value: URL) -> String {
        guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
        func text(_ part: Component) -> String? {
            switch part {
            case .scheme: parts.scheme
            case .user: parts.user
            case .password: parts.password
            case .host: parts.host
            case .port: parts.port.map { String($0) }
            case .path: parts.path
            case .query: parts.query
            case .fragment: parts.fragment
            }
        }
        func isShown(_ option: ComponentDisplayOption?) -> Bool {
            guard let option else { return true }
            let matches = option.part.flatMap(text).map(option.values.contains) ?? false
            return switch option.kind {
            case .always: true
            case .never: false
            case .displayWhen: matches
            case .omitWhen: !matches
            }
        }
        let hidden = options.filter { !isShown($0.value) }.keys, showsHost = isShown(hostOption.option)
        if showsHost, let host = parts.host, let first = host.split(separator: ".").first,
           hostOption.omits.contains(String(first)), host.split(separator: ".").count > 2 {
            parts.host = String(host.dropFirst(first.count + 1))
        }
        if !showsHost { (parts.host, parts.user, parts.password, parts.port) = (nil, nil, nil, nil) }
        for part in hidden {
            switch part {
            case .scheme: parts.scheme = nil
            case .user: parts.user = nil
            case .password: parts.password = nil
            case .port: parts.port = nil
            case .path: parts.path = ""
            case .query: parts.query = nil
            case .fragment: parts.fragment = nil
            case .host: break
            }
        }
        let text = parts.string ?? value.absoluteString
        // Without a scheme, no slashes stand before the host.
        return parts.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The style of addresses.
    public static var url: Self { URL.FormatStyle() }
}

extension URL {
    /// The address in the default style.
    public func formatted() -> String { formatted(FormatStyle()) }
    /// The address in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == URL { format.format(self) }
}
