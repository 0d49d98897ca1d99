public import SwiftUI

/// What an intent answers. It is shown and spoken by a system, so not here.
public protocol IntentResult: Sendable {
    /// The type of the value in it.
    associatedtype Value
    /// The value; nil if there is none.
    var value: Value? { get }
}

/// An answer with a value for other intents.
public protocol ReturnsValue<Value>: IntentResult {}
/// An answer that is spoken.
public protocol ProvidesDialog: IntentResult {}
/// An answer with a view.
public protocol ShowsSnippetView: IntentResult {}
/// An answer after which another intent is performed.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {
    /// Not to be called: traps.
    public var value: Never? { nil }
}

/// The answers that the functions `result` make.
public struct IntentResultContainer<Value: Sendable, OpensAppIntent, SnippetView, Dialog>: IntentResult {
    /// The value; nil if there is none.
    public let value: Value?
    fileprivate init(_ value: Value? = nil) { self.value = value }
}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

/// The view of an answer, of whatever type it is: an intent may answer with one of several. It is not kept.
public struct _SnippetViewContainer: View, Sendable {
    public var body: EmptyView { EmptyView() }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    /// Nothing.
    public static func result() -> Self { Self() }
}
extension IntentResult {
    /// A value.
    public static func result<V: _IntentValue>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(value) }
    /// Words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self() }
    /// A value and words.
    public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value) }
    /// A view. It is not made.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }
    /// A view. It is not shown.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }
    /// Words and a view. The view is not made.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { Self() }
    /// Words and a view. It is not shown.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { Self() }
    /// A value, words and a view. The view is not made.
    public static func result<V: _IntentValue, Content: View>(
        value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> { Self(value) }
    /// A value and a view. The view is not made.
    public static func result<V: _IntentValue, Content: View>(value: V, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> { Self(value) }
    /// A value and a view. It is not shown.
    public static func result<V: _IntentValue, Content: View>(value: V, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> { Self(value) }
    /// A value, words and a view. It is not shown.
    public static func result<V: _IntentValue, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> { Self(value) }
    /// An intent to be performed next. It is not performed.
    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never, Never> { Self() }
    /// An intent to be performed next, and words. It is not performed.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, I, Never, IntentDialog> { Self() }
    /// An intent to be performed next, and a view. Neither is used.
    public static func result<I: AppIntent, Content: View>(opensIntent: I, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> { Self() }
    /// An intent to be performed next, words and a view. None is used.
    public static func result<I: AppIntent, Content: View>(
        opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, I, _SnippetViewContainer, IntentDialog> { Self() }
    /// A value, an intent to be performed next, and words. It is not performed.
    public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, I, Never, IntentDialog> { Self(value) }
    /// A value, and an intent to be performed next. It is not performed.
    public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, I, Never, Never> { Self(value) }
}

/// What is said to people.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    /// What is said.
    public let full: LocalizedStringResource
    /// What is said beside a view; nil is the same.
    public let supporting: LocalizedStringResource?
    /// Words.
    public init(_ dialog: LocalizedStringResource) { self.init(full: dialog, supporting: nil) }
    /// Words, and others beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: supporting as LocalizedStringResource?)
    }
    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?) {
        (self.full, self.supporting) = (full, supporting)
    }
    /// Words of a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
