public import SwiftUI

/// The shortcuts of a program, which a system offers. There is none here.
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles; `blue` by default.
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    /// `blue`.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Tells the system that parameters have other values. Nothing to do: no system offers the shortcuts.
    public static func updateAppShortcutParameters() {}
}

/// The colours of shortcuts.
public enum ShortcutTileColor: String, CaseIterable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
    case grayBrown
}

/// An intent that can be performed without settings.
public struct AppShortcut: Sendable {
    /// Its short name.
    public let shortTitle: LocalizedStringResource
    /// Its symbol.
    public let systemImageName: String
    let intent: any AppIntent

    /// An intent with what people say to perform it.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>],
                                   shortTitle: LocalizedStringResource, systemImageName: String) {
        (self.intent, self.shortTitle, self.systemImageName) = (intent, shortTitle, systemImageName)
    }
    /// An intent with what people say to perform it and a symbol; its name is that of the intent.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String) {
        self.init(intent: intent, phrases: phrases, shortTitle: Intent.title, systemImageName: systemImageName)
    }
    /// An intent with what people say to perform it; its name is that of the intent.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.init(intent: intent, phrases: phrases, shortTitle: Intent.title, systemImageName: "")
    }
}

/// What people say to perform an intent: `"Start in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    /// A phrase without the name of the program. It is not kept.
    public init(stringLiteral value: String) {}
    /// A phrase with the name of the program, and parameters. It is not kept.
    public init(stringInterpolation: StringInterpolation) {}
    /// What can stand in a phrase.
    public enum Token: Sendable { case applicationName }
    /// The parts of a phrase, which are not kept.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// An empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds the name of the program.
        public mutating func appendInterpolation(_ token: Token) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// All shortcuts.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    /// The shortcuts of an `if`.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// The shortcuts of an `if` with an `else`.
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    /// The shortcuts of an `else`.
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    /// The shortcuts behind a check of availability.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
