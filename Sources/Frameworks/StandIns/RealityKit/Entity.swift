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
    /// Where it is, how large it is and how it is turned, in what it belongs to.
    open var transform = Transform()
    /// Where it is, in metres.
    open var position: SIMD3<Float> { get { transform.translation } set { transform.translation = newValue } }
    /// How large it is.
    open var scale: SIMD3<Float> { get { transform.scale } set { transform.scale = newValue } }
    /// How it is turned.
    open var orientation: simd_quatf { get { transform.rotation } set { transform.rotation = newValue } }
    /// What it can do.
    open var components = ComponentSet()
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
    /// Removes an entity.
    open func removeChild(_ entity: Entity) { if entity.parent === self { entity.removeFromParent() } }
    /// Adds it to an entity; nil removes it.
    open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent { parent.addChild(self) } else { removeFromParent() }
    }
    /// Adds an entity; where it is in the scene is not kept.
    open func addChild(_ entity: Entity, preservingWorldTransform: Bool) { addChild(entity) }
    /// Throws: files of scenes are not read.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
}
/// The form of an entity.
@MainActor @preconcurrency
public final class MeshResource {
    private init() {}
    /// A cylinder.
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
    /// A cone.
    public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
    /// A box.
    public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0,
                                   splitFaces: Bool = false) -> MeshResource { MeshResource() }
    /// A plane that stands.
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
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
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1),
        containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource() }
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
/// A model that was read. None is.
public struct ResolvedModel3D: View {
    /// The model, as large as there is room.
    public func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
    public var body: some View { EmptyView() }
}
/// Shows a file of a model: a panel with its name.
public struct Model3D: View {
    private let name: String
    /// A model of the program.
    public init(named name: String, bundle: Bundle? = nil) { self.name = name }
    /// A model at an address.
    public init(url: URL) { name = url.lastPathComponent }
    /// A model of the program, as closures show it; they are not called.
    public init<Content: View, Placeholder: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) { self.name = name }
    public var body: some View { FrameworkPanel("Model3D", symbol: "cube", detail: name) }
}
