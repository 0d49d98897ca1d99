public import Foundation
package import QuadrantCore
package import QuadrantGraph
import QuadrantDisplayList

/// The configuration of a scene's windows; read by the host that opens them.
package nonisolated struct WindowScene: LeafRole {
    package typealias Body = Never
    package static var layoutSentence: String { "A window scene describes a window, and has no size itself." }
    package enum Kind: Equatable, Sendable { case group, single, settings }
    package let kind: Kind
    package let id: String?
    package let title: Text?
    /// The type of values that windows of this scene are opened for.
    package let valueType: ObjectIdentifier?
    /// The views of a window that is opened for a value.
    package let content: (AnyHashable?) -> AnyView

    init(_ kind: Kind, id: String?, title: Text?, valueType: ObjectIdentifier? = nil,
         content: @escaping (AnyHashable?) -> AnyView) {
        self.kind = kind
        self.id = id
        self.title = title
        self.valueType = valueType
        self.content = content
    }

    package static func changed(from old: WindowScene, to new: WindowScene) -> PhaseSet { [] }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2() }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {}
}

/// The values of scene modifiers, passed down to the scenes inside.
package struct SceneSettings {
    package var defaultSize: CGSize?
    package var resizability = WindowResizability.automatic
    package var commands: [CommandsPart] = []
    /// Whether `commands` are all, and inner modifiers add none.
    var commandsAreReplaced = false
}

/// The commands of one modifier.
package struct CommandsPart {
    let append: (inout _ChildBuilder) -> Void
}

private enum SceneSettingsKey: EnvironmentKey { static var defaultValue: SceneSettings { SceneSettings() } }

extension EnvironmentValues {
    package var sceneSettings: SceneSettings {
        get { self[SceneSettingsKey.self] }
        set { self[SceneSettingsKey.self] = newValue }
    }
}

/// The sizes to which the user can resize a window.
public struct WindowResizability: Sendable {
    package enum Kind: Sendable { case automatic, contentSize, contentMinSize }
    package let kind: Kind
    /// `contentSize` for the settings scene, any size for other scenes.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the minimum and the maximum size of the content.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// At least the minimum size of the content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension Scene {
    nonisolated func setting(_ change: @escaping (inout SceneSettings) -> Void) -> some Scene {
        modified(EnvironmentWriter { change(&$0.sceneSettings) })
    }

    /// The size of a new window's content, in points; by default a `Window` has the size of its content.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { setting { $0.defaultSize = size } }
    /// The size of a new window's content, in points.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// The sizes to which the user can resize the windows of this scene.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        setting { $0.resizability = resizability }
    }

    /// Adds menus and menu items to the menu bar of the app.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: @escaping () -> Content)
        -> some Scene
    {
        setting { settings in
            if settings.commandsAreReplaced { return }
            settings.commands.append(CommandsPart { children in
                let commands = onMain(content) { $0() }
                Content._append(commands, to: &children)
            })
        }
    }
}
