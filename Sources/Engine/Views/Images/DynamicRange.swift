public import Foundation
public import QuadrantCore

extension Image {
    /// How much brighter than white parts of an image may be. Pictures here have no colours brighter than white.
    public nonisolated struct DynamicRange: Hashable, Sendable {
        private enum Kind { case standard, constrainedHigh, high }
        private let kind: Kind
        /// No brighter than white.
        public static let standard = DynamicRange(kind: .standard)
        /// A little brighter than white.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// As bright as the screen allows.
        public static let high = DynamicRange(kind: .high)
    }

    /// Limits the brightness of this image; nil is that of the environment. Nothing to do: images are no brighter than
    /// white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// An image of an asset catalog or a folder, by name, with a variable value from 0 to 1 for a symbol.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }
    /// As `init(_:variableValue:bundle:)`, with `label` as the accessibility label instead of the name.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }
    /// As `init(_:variableValue:bundle:)`, hidden from accessibility.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }
    /// An image of AppKit.
    @available(*, unavailable, message: "images of AppKit are available in macOS only; use init(uiImage:)")
    public init(nsImage: AnyObject) { self.init("") }
}

private enum DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }

extension EnvironmentValues {
    /// How much brighter than white parts of images may be; nil unless set. Nothing to do: images are no brighter than
    /// white.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Limits the brightness of images in this view; nil is not limited. Nothing to do: images are no brighter than
    /// white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
