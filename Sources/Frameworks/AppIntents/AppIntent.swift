public import SwiftUI

/// An action of a program that the system, a widget or a control can perform. Here buttons and toggles perform it, and
/// nothing outside of the program.
public protocol AppIntent: _SupportsAppDependencies, Sendable {
    /// What `perform()` answers.
    associatedtype PerformResult: IntentResult
    /// The sentence that shows its parameters.
    associatedtype SummaryContent: ParameterSummary = Never
    /// Its name.
    static var title: LocalizedStringResource { get }
    /// What it does; nil by default.
    static var description: IntentDescription? { get }
    /// Whether the program is opened for it; false by default. Not asked: the program is open.
    static var openAppWhenRun: Bool { get }
    /// Whether the program is in front while it is performed; `background` by default, and `foreground` where
    /// `openAppWhenRun` is true. Not asked: the program is open.
    static var supportedModes: IntentModes { get }
    /// Whether people find it; true by default. Not asked.
    static var isDiscoverable: Bool { get }
    /// Whether the device has to be unlocked; `alwaysAllowed` by default. Not asked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that shows its parameters; not shown here.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// An intent whose parameters have their defaults.
    init()
    /// Does what the intent is for.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// Nil.
    public static var description: IntentDescription? { nil }
    /// False.
    public static var openAppWhenRun: Bool { false }
    /// `background`, or `foreground` where `openAppWhenRun` is true.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// Brings the program to the front. Nothing to do: it is there.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
    /// True.
    public static var isDiscoverable: Bool { true }
    /// `alwaysAllowed`.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Performs the intent, as a button does, without its answer.
    public func callAsFunction(donate: Bool) async throws { _ = try await perform() }
    /// Does nothing: no system learns from it.
    public func donate() {}
}
extension AppIntent where SummaryContent == Never {
    /// Not to be called: traps.
    public static var parameterSummary: Never { fatalError("SwiftUI: \(Self.self) has no summary.") }
}

/// Whether a program is in front while an intent is performed.
public struct IntentModes: OptionSet, Sendable {
    /// When a program comes to the front.
    public enum ForegroundMode: Sendable {
        /// Before the intent is performed.
        case immediate
        /// When the intent asks for it.
        case dynamic
        /// After the intent is performed.
        case deferred
    }
    /// The bits of the modes.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The program stays where it is.
    public static let background = IntentModes(rawValue: 1)
    /// The program comes to the front before the intent is performed.
    public static let foreground = IntentModes(rawValue: 2)
    /// The program comes to the front at a time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}

/// When an intent may be performed.
public enum IntentAuthenticationPolicy: Sendable {
    /// Whether the device is unlocked or not.
    case alwaysAllowed
    /// When the device has been unlocked once.
    case requiresAuthentication
    /// When this device itself is unlocked.
    case requiresLocalDeviceAuthentication
}

/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    /// The words.
    public var descriptionText: LocalizedStringResource
    /// The group in which it is listed; nil is none.
    public var categoryName: LocalizedStringResource?
    /// Other words by which it is found.
    public var searchKeywords: [LocalizedStringResource]

    /// Words, with a group and other words by which the intent is found.
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
                searchKeywords: [LocalizedStringResource] = []) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        self.searchKeywords = searchKeywords
    }
    /// Words, in a group.
    public init(_ descriptionText: LocalizedStringResource, category: LocalizedStringResource) {
        self.init(descriptionText, categoryName: category)
    }
    /// Words of a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Settings of a widget: an intent that is never performed.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    /// Answers nothing.
    public func perform() async throws -> some IntentResult { .result() }
}
/// Settings of a control: an intent that is never performed.
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
    /// Answers nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that gives its parameter `value` to something.
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType
    /// What is set.
    var value: ValueType { get set }
}
/// An intent that opens something in the program.
public protocol OpenIntent<Target>: AppIntent {
    /// The type of what is opened.
    associatedtype Target
    /// What is opened.
    var target: Target { get set }
}
/// An intent that starts, pauses or changes a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that begins to record sound.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that can continue in the program.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that the system knows the meaning of.
public protocol SystemIntent: AppIntent {}
/// An intent that deletes something.
public protocol DeleteIntent: AppIntent {}
