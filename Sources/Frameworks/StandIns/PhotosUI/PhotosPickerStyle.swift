import QuadrantViews
public import SwiftUI

/// Whether a library is shown over the window or in the place of the button.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String
    /// Over the window. The default.
    public static let presentation = PhotosPickerStyle(name: "presentation")
    /// In the place of the button: a panel, because there is no library.
    public static let inline = PhotosPickerStyle(name: "inline")
    /// In the place of the button, in one row: a panel.
    public static let compact = PhotosPickerStyle(name: "compact")
}
/// What a library can do.
public struct PHPickerCapabilities: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
extension EnvironmentValues {
    @Entry var photosPickerStyle = PhotosPickerStyle.presentation
}
extension View {
    /// Shows libraries over the window or in the place of their buttons.
    nonisolated public func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View {
        environment(\.photosPickerStyle, mode)
    }
    /// Takes functions away from libraries. Nothing to do: a panel stands for a library.
    nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities)
        -> some View { self }
    /// Hides the bars of libraries. Nothing to do: a panel stands for a library.
    nonisolated public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)
        -> some View { self }
}
/// A button, or a panel where the library is to be in its place.
struct PickerPlace<Label: View>: View {
    let label: Label
    @Environment(\.photosPickerStyle) private var style
    var body: some View {
        if style == .presentation {
            label
        } else {
            FrameworkPanel("PhotosPicker", symbol: "photo.on.rectangle")
        }
    }
}
