import Foundation
public import QuadrantCore

// Values of the system that views may read. A program runs in a window of its own, on a screen that is on and is not
// recorded.

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    /// The background of the window or of a container.
    public static let standard = BackgroundProminence(name: "standard")
    /// A strong colour, as that of a selected row of a table.
    public static let increased = BackgroundProminence(name: "increased")
}

/// The size of rows of a sidebar that people chose in the settings.
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows of medium size.
    case medium
    /// Large rows.
    case large
}

/// Whether the labels of a toolbar have icons and titles.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    /// As the platform does.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
    /// Icons and titles.
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleAndIcon") }
    /// Titles.
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleOnly") }
    /// Icons.
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "iconOnly") }
}

private enum AppearsActiveKey: EnvironmentKey { static let defaultValue = true }
private enum ProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
private enum BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }
private enum DrawingGroupKey: EnvironmentKey { static let defaultValue = false }
private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }
private enum CapturedKey: EnvironmentKey { static let defaultValue = false }
private enum SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }

extension EnvironmentValues {
    /// Whether the window looks active; true by default.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }
    /// How much the background stands out; `standard` by default.
    public var backgroundProminence: BackgroundProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    /// The material that is behind the view; nil unless set.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    /// Whether content transitions draw into a layer of their own; false by default. Nothing to do: they look the same.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
    /// Whether the screen is dimmed because it is always on; false unless set.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// Whether the screen is recorded or shown on another one; false unless set.
    public var isSceneCaptured: Bool {
        get { self[CapturedKey.self] }
        set { self[CapturedKey.self] = newValue }
    }
    /// The size of rows of a sidebar; `medium` by default. Nothing to do: a phone shows no sidebar.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    /// Whether the system can make pictures from descriptions: false.
    public var supportsImagePlayground: Bool { false }
    /// Whether the labels of the toolbar that the view is in have icons and titles; nil: a phone does not say.
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
