public import Foundation
public import QuartzCore
public import simd

/// A body, a light or a camera at a place.
open class SCNNode: NSObject {
    public required override init() { super.init() }
    /// A body.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// The name.
    open var name: String?
    /// The body.
    open var geometry: SCNGeometry?
    /// The light.
    open var light: SCNLight?
    /// The camera.
    open var camera: SCNCamera?
    /// Where it is.
    open var simdPosition = SIMD3<Float>()
    /// How it is turned.
    open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    /// How large it is.
    open var simdScale = SIMD3<Float>(1, 1, 1)
    /// Where it is.
    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }
    /// How it is turned, around each axis: first z, then y, then x.
    open var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(eulerAngles) }
        set { eulerAngles = SCNVector3(newValue) }
    }
    /// How it is turned, around each axis: first z, then y, then x.
    open var eulerAngles: SCNVector3 {
        get {
            let (x, y, z, w) = (orientation.x, orientation.y, orientation.z, orientation.w)
            return SCNVector3(atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
                              asin(min(max(2 * (w * y - z * x), -1), 1)),
                              atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
        }
        set {
            func turn(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
            simdOrientation = turn(newValue.z, SIMD3(0, 0, 1)) * turn(newValue.y, SIMD3(0, 1, 0))
                * turn(newValue.x, SIMD3(1, 0, 0))
        }
    }
    /// How it is turned: a quaternion.
    open var orientation: SCNQuaternion {
        get { SCNVector4(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
    }
    /// How it is turned: an axis and an angle.
    open var rotation: SCNVector4 {
        get {
            let sine = simdOrientation.imag, length = (sine * sine).sum().squareRoot()
            guard length > 1e-7 else { return SCNVector4(0, 0, 0, 0) }
            return SCNVector4(sine.x / length, sine.y / length, sine.z / length,
                              2 * atan2(length, simdOrientation.real))
        }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z), length = (axis * axis).sum().squareRoot()
            simdOrientation = length > 0 ? simd_quatf(angle: newValue.w, axis: axis / length)
                : simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
        }
    }
    /// How large it is.
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }
    /// Where it is, how it is turned and how large.
    open var simdTransform: simd_float4x4 {
        get {
            var matrix = simd_float4x4(simdOrientation)
            matrix.columns.0 *= simdScale.x
            matrix.columns.1 *= simdScale.y
            matrix.columns.2 *= simdScale.z
            matrix.columns.3 = SIMD4(simdPosition, 1)
            return matrix
        }
        set {
            func length(_ v: SIMD4<Float>) -> Float { (v * v).sum().squareRoot() }
            let (a, b, c, d) = newValue.columns
            simdPosition = SIMD3(d.x, d.y, d.z)
            simdScale = SIMD3(length(a), length(b), length(c))
            guard simdScale.min() > 0 else { return }
            simdOrientation = simd_quatf(simd_float4x4(columns: (a / simdScale.x, b / simdScale.y, c / simdScale.z,
                                                                 SIMD4(0, 0, 0, 1))))
        }
    }
    /// Where it is, how it is turned and how large.
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    /// Where it is in the scene, how it is turned and how large.
    open var simdWorldTransform: simd_float4x4 {
        get { parent.map { $0.simdWorldTransform * simdTransform } ?? simdTransform }
        set { simdTransform = parent.map { $0.simdWorldTransform.inverse * newValue } ?? newValue }
    }
    /// Where it is in the scene, how it is turned and how large.
    open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    /// Where it is in the scene.
    open var simdWorldPosition: SIMD3<Float> {
        get {
            let column = simdWorldTransform.columns.3
            return SIMD3(column.x, column.y, column.z)
        }
        set { simdWorldTransform.columns.3 = SIMD4(newValue, 1) }
    }
    /// Where it is in the scene.
    open var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    private func axis(_ column: SIMD4<Float>) -> SCNVector3 { SCNVector3(column.x, column.y, column.z) }
    /// Where it looks to, in the scene: against its z axis.
    open var worldFront: SCNVector3 { axis(-simdWorldTransform.columns.2) }
    /// Where its top is, in the scene.
    open var worldUp: SCNVector3 { axis(simdWorldTransform.columns.1) }
    /// Where its right is, in the scene.
    open var worldRight: SCNVector3 { axis(simdWorldTransform.columns.0) }
    /// A point of this node in another; nil is the scene.
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        let world = simdWorldTransform * SIMD4(SIMD3(position), 1)
        return axis(node.map { $0.simdWorldTransform.inverse * world } ?? world)
    }
    /// A point of another node in this one; nil is the scene.
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        let world = node.map { $0.simdWorldTransform * SIMD4(SIMD3(position), 1) } ?? SIMD4(SIMD3(position), 1)
        return axis(simdWorldTransform.inverse * world)
    }
    /// Turns it so that it looks at a point of the scene; without effect where it is there.
    open func look(at worldTarget: SCNVector3) {
        let way = SIMD3(worldTarget) - simdWorldPosition, length = (way * way).sum().squareRoot()
        guard length > 0 else { return }
        let to = way / length
        eulerAngles = SCNVector3(asin(to.y), atan2(-to.x, -to.z), 0)
    }
    /// Turns it so that it looks at a point of the scene; its top is above.
    open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) { look(at: worldTarget) }
    /// The middle of turns. Nothing to do: a panel stands for the scene.
    open var pivot = SCNMatrix4Identity
    /// Greater ones are drawn later. Nothing to do: a panel stands for the scene.
    open var renderingOrder = 0
    /// What sees it, and whether it makes shadows and moves. Nothing to do: a panel stands for the scene.
    open var categoryBitMask = 1, castsShadow = true, movabilityHint = SCNMovabilityHint.fixed
    /// How it falls and hits others. Nothing to do: a panel stands for the scene.
    open var physicsBody: SCNPhysicsBody?
    /// Where it has to be. Nothing to do: a panel stands for the scene.
    open var constraints: [SCNConstraint]?
    /// What moves its points. Nothing to do: a panel stands for the scene.
    open var morpher: AnyObject?, skinner: AnyObject?
    /// Itself.
    open var presentation: SCNNode { self }
    /// Its corners, of its body alone: one point where it has none. A body of points has their box; others that of
    /// their measures.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { box ?? geometry?.box ?? (SCNVector3(), SCNVector3()) }
        set { box = newValue }
    }
    private var box: (min: SCNVector3, max: SCNVector3)?
    /// A node with what belongs to it; bodies, lights and cameras are the same.
    open func clone() -> Self {
        let copy = Self()
        (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
        (copy.simdPosition, copy.simdOrientation, copy.simdScale) = (simdPosition, simdOrientation, simdScale)
        (copy.isHidden, copy.opacity) = (isHidden, opacity)
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
    /// Itself: bodies are drawn one by one.
    open func flattenedClone() -> Self { clone() }
    /// Calls a function for each node below, until it says so.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        func visit(_ node: SCNNode) {
            for child in node.childNodes where !stop.boolValue {
                block(child, &stop)
                if !stop.boolValue { visit(child) }
            }
        }
        visit(self)
    }
    /// Calls a function for this node and each below, until it says so.
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        block(self, &stop)
        if !stop.boolValue { enumerateChildNodes(block) }
    }
    /// The nodes below for which a function says so.
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// Adds a node before others.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        addChildNode(child)
        childNodes.insert(childNodes.removeLast(), at: min(max(index, 0), childNodes.count))
    }
    /// Puts another node in the place of one.
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    /// Adds a particle system. Nothing to do: a panel stands for the scene.
    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    /// Removes a particle system.
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    /// Removes all particle systems.
    open func removeAllParticleSystems() { particleSystems = nil }
    /// The particle systems; nil is none.
    open private(set) var particleSystems: [SCNParticleSystem]?
    /// Whether it is not seen.
    open var isHidden = false
    /// 0…1.
    open var opacity: CGFloat = 1
    /// The node that it belongs to.
    open private(set) weak var parent: SCNNode?
    /// What belongs to it.
    open private(set) var childNodes: [SCNNode] = []
    /// Adds a node.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    /// Removes the node.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// The node of a name; nil without one.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    /// Changes over time. Nothing to do: a panel stands for the scene.
    open func runAction(_ action: SCNAction) {}
    /// Ends all changes. Nothing to do: a panel stands for the scene.
    open func removeAllActions() {}
    private var actions: [String: SCNAction] = [:]
    /// Changes over time, under a name. Nothing to do: a panel stands for the scene.
    open func runAction(_ action: SCNAction, forKey key: String?) { if let key { actions[key] = action } }
    /// Changes over time, and calls a function at the end: at once. Nothing to do: a panel stands for the scene.
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        if action.duration.isFinite { block?() }
    }
    /// Changes over time, and calls a function at the end: at once. Nothing to do: a panel stands for the scene.
    open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
        runAction(action, forKey: key)
        runAction(action, completionHandler: block)
    }
    /// The change of a name; nil without one.
    open func action(forKey key: String) -> SCNAction? { actions[key] }
    /// Whether there are changes with names.
    open var hasActions: Bool { !actions.isEmpty }
    /// The names of changes.
    open var actionKeys: [String] { actions.keys.sorted() }
    /// Ends the change of a name.
    open func removeAction(forKey key: String) { actions[key] = nil }
    /// Whether changes stand still. Nothing to do: a panel stands for the scene.
    open var isPaused = false
    /// Moves over time. Nothing to do: a panel stands for the scene.
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    /// Ends a motion. Nothing to do: a panel stands for the scene.
    open func removeAnimation(forKey key: String) {}
    /// Ends all motions. Nothing to do: a panel stands for the scene.
    open func removeAllAnimations() {}
}
/// Whether a node moves.
public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }

extension SCNGeometry {
    /// The corners of a body; nil where they are not known.
    fileprivate var box: (min: SCNVector3, max: SCNVector3)? {
        func around(_ width: CGFloat, _ height: CGFloat, _ length: CGFloat) -> (min: SCNVector3, max: SCNVector3) {
            (SCNVector3(-width / 2, -height / 2, -length / 2), SCNVector3(width / 2, height / 2, length / 2))
        }
        switch self {
        case let body as SCNSphere: return around(body.radius * 2, body.radius * 2, body.radius * 2)
        case let body as SCNBox: return around(body.width, body.height, body.length)
        case let body as SCNPlane: return around(body.width, body.height, 0)
        case let body as SCNCylinder: return around(body.radius * 2, body.height, body.radius * 2)
        case let body as SCNCone:
            let wide = max(body.topRadius, body.bottomRadius) * 2
            return around(wide, body.height, wide)
        case let body as SCNTube: return around(body.outerRadius * 2, body.height, body.outerRadius * 2)
        case let body as SCNCapsule: return around(body.capRadius * 2, body.height, body.capRadius * 2)
        case let body as SCNTorus:
            let wide = (body.ringRadius + body.pipeRadius) * 2
            return around(wide, body.pipeRadius * 2, wide)
        case let body as SCNPyramid:
            return (SCNVector3(-body.width / 2, 0, -body.length / 2), SCNVector3(body.width / 2, body.height,
                                                                                 body.length / 2))
        default: break
        }
        guard let points = sources(for: .vertex).first, points.componentsPerVector == 3 else { return nil }
        let numbers = points.data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        let vectors = stride(from: 0, to: numbers.count - 2, by: 3).map { SIMD3(numbers[$0], numbers[$0 + 1],
                                                                                numbers[$0 + 2]) }
        guard let first = vectors.first else { return nil }
        let low = vectors.reduce(first) { pointwiseMin($0, $1) }, high = vectors.reduce(first) { pointwiseMax($0, $1) }
        return (SCNVector3(low), SCNVector3(high))
    }
    /// Its corners; one point where they are not known.
    public var boundingBox: (min: SCNVector3, max: SCNVector3) { box ?? (SCNVector3(), SCNVector3()) }
}
