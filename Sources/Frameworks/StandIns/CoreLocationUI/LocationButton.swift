@_exported public import CoreLocation
public import SwiftUI

/// A button that gives its program the location once. Here a press performs the action alone: no location is given.
public struct LocationButton: View {
    /// What the button says.
    public struct Title: Hashable, Sendable {
        fileprivate let text: String?
        /// Current Location.
        public static let currentLocation = Title(text: "Current Location")
        /// Send Current Location.
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        /// Send My Current Location.
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        /// Share Current Location.
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        /// Share My Current Location.
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }
    private let title: Title?
    private let action: () -> Void
    /// A button with an arrow, and with a title unless that is nil.
    public init(_ title: Title? = nil, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }
    public var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                Image(systemName: "location.fill")
                if let text = title?.text { Text(verbatim: text) }
            }
            .font(.body)
            .foregroundStyle(.white)
            .padding(.horizontal, title == nil ? 11 : 14)
            .padding(.vertical, 11)
            .background(.tint, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
    }
}
