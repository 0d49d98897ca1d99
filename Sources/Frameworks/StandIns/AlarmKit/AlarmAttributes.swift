public import ActivityKit
public import SwiftUI

/// What a live activity of an alarm has.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    /// How far it is.
    public typealias ContentState = AlarmPresentationState
    /// What it says.
    public var presentation: AlarmPresentation
    /// What goes with it.
    public var metadata: Metadata?
    /// Its colour. The accent colour in a copy that is decoded.
    public var tintColor: Color = .accentColor
    private enum CodingKeys: CodingKey { case presentation, metadata }
    /// What a live activity has.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }
}
