public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit
@_exported public import simd

// Scenes in three dimensions. Entities are kept; a panel stands for their picture.

/// Something in a scene.
@MainActor @preconcurrency
open class Entity: Identifiable {
    /// Something without parts.
    public required init() {}
    /// The name.
    open var name = ""
    /// Where it is.
    open var position = SIMD3<Float>.zero
    /// How large it is.
    open var scale = SIMD3<Float>(repeating: 1)
    /// How it is turned.
    open var orientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    /// Whether it is seen.
    open var isEnabled = true
    /// What it belongs to.
    open private(set) weak var parent: Entity?
    /// What belongs to it.
    open private(set) var children: [Entity] = []
    /// Adds an entity.
    open func addChild(_ entity: Entity) {
        entity.removeFromParent()
        children.append(entity)
        entity.parent = self
    }
    /// Removes the entity.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// The entity of a name; nil without one.
    open func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        return children.lazy.compactMap { $0.findEntity(named: name) }.first
    }
    /// Throws: files of scenes are not read.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
}
/// The form of an entity.
@MainActor @preconcurrency
public final class MeshResource {
    private init() {}
    /// A box.
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// A box.
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    /// A ball.
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    /// A plane.
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    /// A text.
    public static func generateText(_ string: String, extrusionDepth: Float = 0.25) -> MeshResource { MeshResource() }
}
/// A surface.
public protocol Material {}
/// A surface of a colour.
public struct SimpleMaterial: Material {
    /// Black.
    public init() {}
    /// A colour.
    public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {}
}
/// A surface without light.
public struct UnlitMaterial: Material {
    /// A colour.
    public init(color: UIColor) {}
}
/// A body.
open class ModelEntity: Entity {
    public required init() { super.init() }
    /// A form with surfaces.
    public convenience init(mesh: MeshResource, materials: [any Material] = []) { self.init() }
}
/// A place in a scene.
open class AnchorEntity: Entity {
    public required init() { super.init() }
    /// A place in the world.
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
}
/// What a `RealityView` shows.
@MainActor @preconcurrency
public struct RealityViewCameraContent {
    /// The entities.
    public var entities: [Entity] = []
    /// Adds an entity.
    public mutating func add(_ entity: Entity) { entities.append(entity) }
    /// Removes an entity.
    public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}
/// Shows entities: a panel. Its closures are not called.
public struct RealityView: View {
    /// Shows the entities that a closure adds.
    public init(make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
                update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil) {}
    public var body: some View { FrameworkPanel("RealityView", symbol: "cube.transparent") }
}
/// Shows a file of a model: a panel with its name.
public struct Model3D: View {
    private let name: String
    /// A model of the program.
    public init(named name: String, bundle: Bundle? = nil) { self.name = name }
    public var body: some View { FrameworkPanel("Model3D", symbol: "cube", detail: name) }
}
/// Shows entities over the picture of the camera: a panel.
@MainActor @preconcurrency
open class ARView: UIView {
    /// A scene.
    @MainActor @preconcurrency
    public final class Scene {
        /// The places.
        public private(set) var anchors: [AnchorEntity] = []
        /// Adds a place.
        public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
        /// Removes a place.
        public func removeAnchor(_ anchor: AnchorEntity) { anchors.removeAll { $0 === anchor } }
    }
    /// The scene.
    public let scene = Scene()
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("ARView", symbol: "arkit")) }
}
