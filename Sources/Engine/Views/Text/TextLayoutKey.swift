public import Foundation
public import QuadrantCore

extension Text {
    /// The layouts of the texts in a view, in their order.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A layout, and where it is.
        public struct AnchoredLayout: Equatable {
            /// The top leading corner of the text, from which the layout counts.
            public var origin: Anchor<CGPoint>
            /// The lines of the text.
            public var layout: Text.Layout
        }

        public typealias Value = [AnchoredLayout]
        /// No layouts.
        public static var defaultValue: [AnchoredLayout] { [] }
        /// Adds the layouts of the next view.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }

        /// What each text sets.
        static let written = LeafPreference(LayoutKey.self) { (text: Text, size, context) in
            let box = text.layout(context)
            let paints = box.paints(context.environment, CGRect(origin: .zero, size: size))
            return [AnchoredLayout(origin: context.anchor(.topLeading), layout: box.textLayout(size, paints))]
        }
    }
}
