public import CoreTransferable
public import Foundation
public import QuadrantCore

extension AttributedTextFormatting {
    /// A text with attributes, for drags and the clipboard.
    public struct Transferable: CoreTransferable.Transferable {
        /// The text.
        public var text: AttributedString

        /// The text in an environment.
        public init(text: AttributedString, in environment: EnvironmentValues) { self.text = text }
        private init(text: AttributedString) { self.text = text }

        /// As an attributed string, and by way of that as plain text.
        public static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Self, AttributedString>(exporting: { $0.text }, importing: { Self(text: $0) })
        }
    }
}
