public import Foundation

/// What a program tells an assistive technology. None is on here, so that nothing hears it, as on a phone without one.
public struct AccessibilityNotification: Sendable {
    /// Words to be spoken.
    public struct Announcement: Sendable {
        /// Speaks `announcement`.
        public init(_ announcement: String) {}
        /// Speaks `announcement`, whose attributes may say how.
        public init(_ announcement: AttributedString) {}
        /// Speaks `announcement` in the user's language.
        public init(_ announcement: LocalizedStringResource) {}
        /// Tells it.
        public func post() {}
    }

    /// Part of the screen has changed.
    public struct LayoutChanged {
        /// The focus moves to `element`.
        public init(_ element: Any? = nil) {}
        /// Tells it.
        public func post() {}
    }

    /// A new screen is shown.
    public struct ScreenChanged {
        /// The focus moves to `element`.
        public init(_ element: Any? = nil) {}
        /// Tells it.
        public func post() {}
    }

    /// A page has been scrolled.
    public struct PageScrolled: Sendable {
        /// Speaks `pageDescription`.
        public init(_ pageDescription: String) {}
        /// Speaks `pageDescription`, whose attributes may say how.
        public init(_ pageDescription: AttributedString) {}
        /// Speaks `pageDescription` in the user's language.
        public init(_ pageDescription: LocalizedStringResource) {}
        /// Tells it.
        public func post() {}
    }
}
