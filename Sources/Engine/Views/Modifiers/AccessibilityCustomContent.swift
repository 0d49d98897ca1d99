public import Foundation
public import QuadrantCore

/// Names a content that a view adds to its accessibility element. Contents with the same key replace each other.
public nonisolated struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String
    /// A key with a label for people and an id that is the same in all languages.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }
    /// A key with a localized label, and an id.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    /// A key whose label is the text of a resource, and an id.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }
    /// A key whose id is that of its localized label.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.plain) }
    /// A key whose id is the key of the resource of its label.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource) { self.init(Text(label), id: label.key) }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

/// A content that an accessibility element has besides its label and value.
open class AXCustomContent: NSObject {
    /// When a content is read.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default` = 0
        /// With the element.
        case high = 1
    }
    /// The name of the content.
    public let label: String
    /// The content.
    public let value: String
    /// When it is read; on request by default.
    open var importance = Importance.default
    /// A content with a name.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

extension View {
    /// Adds a content to this view's accessibility elements; nil removes that of views inside with the same key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(key, value, importance))
    }
    /// Adds a localized content to this view's accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(key, Text(valueKey), importance))
    }
    /// Adds the text of a resource to this view's accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(key, Text(value), importance))
    }
    /// Adds `value` as it is to this view's accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(key, Text(value), importance))
    }
    /// Adds a content with a label of its own to this view's accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(label, value, importance))
    }
    /// Adds a content with a localized label to this view's accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(Text(labelKey), value, importance))
    }
    /// Adds a localized content with a localized label to this view's accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(Text(labelKey), Text(valueKey), importance))
    }
    /// Adds the text of a resource, with that of another as its label, to this view's accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ value: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(Text(label), Text(value), importance))
    }
    /// Adds `value` as it is, with a localized label, to this view's accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.content(Text(labelKey), Text(value), importance))
    }
}

extension AccessibilityProperty {
    static func content(_ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance)
        -> AccessibilityProperty
    {
        content(key.label, value, importance, key: key.id)
    }

    static func content(_ label: Text, _ value: Text?, _ importance: AXCustomContent.Importance, key: String? = nil)
        -> AccessibilityProperty
    {
        .written { semantics, context in
            let name = label.localizedText(in: context.environment) ?? ""
            var detail = SemanticDetail(.customContent, name,
                                        value: value.map { $0.localizedText(in: context.environment) ?? "" },
                                        key: AnyHashable(key ?? name))
            detail.isImportant = importance == .high
            semantics.details.append(detail)
        }
    }
}
