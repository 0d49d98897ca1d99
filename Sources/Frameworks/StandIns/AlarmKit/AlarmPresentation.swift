import Foundation
public import SwiftUI

/// A text for people, which is stored in the language of the program.
struct StoredText: Codable, Hashable, Sendable {
    var wrappedValue: LocalizedStringResource
    init(wrappedValue: LocalizedStringResource) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
        wrappedValue = LocalizedStringResource(stringLiteral: try decoder.singleValueContainer().decode(String.self))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(localized: wrappedValue))
    }
    func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue.key) }
}
/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
    /// What it says.
    public var text: LocalizedStringResource {
        get { words.wrappedValue }
        set { words = StoredText(wrappedValue: newValue) }
    }
    private var words: StoredText
    /// The colour of the text. Black in a copy that is decoded.
    public var textColor: Color = .black
    /// Its symbol.
    public var systemImageName: String
    private enum CodingKeys: CodingKey { case words, systemImageName }
    /// A button.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        words = StoredText(wrappedValue: text)
        (self.textColor, self.systemImageName) = (textColor, systemImageName)
    }
    public static func == (first: Self, second: Self) -> Bool {
        first.text == second.text && first.systemImageName == second.systemImageName
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(systemImageName) }
}
/// What an alarm says.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    /// While it rings.
    public struct Alert: Codable, Hashable, Sendable {
        /// What a second button does.
        public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable { case countdown, custom }
        /// The line.
        public var title: LocalizedStringResource {
            get { words.wrappedValue }
            set { words = StoredText(wrappedValue: newValue) }
        }
        private var words: StoredText
        /// Ends it.
        public var stopButton: AlarmButton
        /// Another button; nil for none.
        public var secondaryButton: AlarmButton?
        /// What it does.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        /// While it rings.
        public init(title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
                    secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
            words = StoredText(wrappedValue: title)
            self.stopButton = stopButton
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }
    }
    /// While it counts.
    public struct Countdown: Codable, Hashable, Sendable {
        /// The line.
        public var title: LocalizedStringResource {
            get { words.wrappedValue }
            set { words = StoredText(wrappedValue: newValue) }
        }
        private var words: StoredText
        /// Lets it wait; nil for none.
        public var pauseButton: AlarmButton?
        /// While it counts.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            words = StoredText(wrappedValue: title)
            self.pauseButton = pauseButton
        }
    }
    /// While it waits.
    public struct Paused: Codable, Hashable, Sendable {
        /// The line.
        public var title: LocalizedStringResource {
            get { words.wrappedValue }
            set { words = StoredText(wrappedValue: newValue) }
        }
        private var words: StoredText
        /// Lets it go on.
        public var resumeButton: AlarmButton
        /// While it waits.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            words = StoredText(wrappedValue: title)
            self.resumeButton = resumeButton
        }
    }
    /// While it rings.
    public var alert: Alert
    /// While it counts.
    public var countdown: Countdown?
    /// While it waits.
    public var paused: Paused?
    /// What an alarm says.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}
