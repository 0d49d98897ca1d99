public import Foundation

/// A place of a graph.
open class GKGraphNode: NSObject {
    public override init() { super.init() }
    /// The places that one can go to from here.
    open fileprivate(set) var connectedNodes: [GKGraphNode] = []
    /// Adds ways from here, and back where wanted.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes where !connectedNodes.contains(where: { $0 === node }) {
            connectedNodes.append(node)
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }
    /// Takes ways away, and those back where wanted.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }
    /// What the way to a place costs; 1.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// What all of the way to a place costs at least; 0.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    /// The cheapest way to a place, with both ends; none where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        var costs = [ObjectIdentifier(self): Float(0)], before: [ObjectIdentifier: GKGraphNode] = [:]
        var open: [GKGraphNode] = [self], done: Set<ObjectIdentifier> = []
        while let best = open.indices.min(by: { rank(open[$0], costs, goalNode) < rank(open[$1], costs, goalNode) }) {
            let node = open.remove(at: best), key = ObjectIdentifier(node)
            if node === goalNode {
                var path = [node]
                while let previous = before[ObjectIdentifier(path[0])] { path.insert(previous, at: 0) }
                return path
            }
            guard done.insert(key).inserted else { continue }
            for next in node.connectedNodes {
                let cost = (costs[key] ?? 0) + node.cost(to: next), name = ObjectIdentifier(next)
                if cost < costs[name] ?? .infinity {
                    (costs[name], before[name]) = (cost, node)
                    open.append(next)
                }
            }
        }
        return []
    }
    private func rank(_ node: GKGraphNode, _ costs: [ObjectIdentifier: Float], _ goal: GKGraphNode) -> Float {
        (costs[ObjectIdentifier(node)] ?? .infinity) + node.estimatedCost(to: goal)
    }
    /// The cheapest way from a place, with both ends; none where there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}
/// A place of a plane.
open class GKGraphNode2D: GKGraphNode {
    /// Where it is.
    open var position: SIMD2<Float>
    /// A place of a plane.
    public init(point: SIMD2<Float>) { position = point }
    private func distance(_ node: GKGraphNode) -> Float? {
        (node as? GKGraphNode2D).map { ($0.position - position) }.map { ($0 * $0).sum().squareRoot() }
    }
    /// How far it is to a place.
    open override func cost(to node: GKGraphNode) -> Float { distance(node) ?? 1 }
    /// How far it is to a place.
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(node) ?? 0 }
}
/// A place of a grid.
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    public let gridPosition: SIMD2<Int32>
    /// A place of a grid.
    public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }
}
/// Places and the ways between them.
open class GKGraph: NSObject {
    /// The places.
    open private(set) var nodes: [GKGraphNode]?
    /// Places.
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
    /// No places.
    public convenience override init() { self.init([]) }
    /// Adds places.
    open func add(_ nodes: [GKGraphNode]) {
        self.nodes = (self.nodes ?? []) + nodes.filter { node in !(self.nodes ?? []).contains { $0 === node } }
    }
    /// Takes places and the ways to them away.
    open func remove(_ nodes: [GKGraphNode]) {
        for node in nodes {
            for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: false) }
            self.nodes?.removeAll { $0 === node }
        }
    }
    /// The cheapest way, with both ends; none where there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}
/// The places of a grid, with ways to the four or eight around each.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The first column and row.
    public let gridOrigin: SIMD2<Int32>
    /// How many columns and rows.
    public let gridWidth: Int, gridHeight: Int
    /// Whether one can go to the corners.
    public let diagonalsAllowed: Bool
    /// A grid with all its places and ways.
    public init(fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        (gridOrigin, gridWidth, gridHeight) = (position, Int(max(width, 0)), Int(max(height, 0)))
        self.diagonalsAllowed = diagonalsAllowed
        var places: [GKGraphNode] = []
        for row in 0..<max(height, 0) {
            for column in 0..<max(width, 0) {
                places.append(GKGridGraphNode(gridPosition: SIMD2(position.x + column, position.y + row)))
            }
        }
        super.init(places)
        for node in places { if let node = node as? GKGridGraphNode { connect(node) } }
    }
    private func place(_ position: SIMD2<Int32>) -> GKGridGraphNode? {
        nodes?.lazy.compactMap { $0 as? GKGridGraphNode }.first { $0.gridPosition == position }
    }
    private func connect(_ node: GKGridGraphNode) {
        for x: Int32 in -1...1 {
            for y: Int32 in -1...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
                if let next = place(node.gridPosition &+ SIMD2(x, y)) {
                    node.addConnections(to: [next], bidirectional: true)
                }
            }
        }
    }
    /// The place of a column and a row; nil for none.
    open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? { place(position) as? NodeType }
    /// Adds ways to the places around one.
    open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
        add([node])
        connect(node)
    }
}
/// Parts of one kind, of several things.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The kind.
    public let componentClass: AnyClass
    /// The parts.
    open private(set) var components: [ComponentType] = []
    /// Parts of a kind.
    public init(componentClass cls: AnyClass) { componentClass = cls }
    /// Adds a part.
    open func addComponent(_ component: ComponentType) { components.append(component) }
    /// Adds the part of a thing, where it has one.
    open func addComponent(foundIn entity: GKEntity) {
        if let part = entity.component(ofType: ComponentType.self) { components.append(part) }
    }
    /// Takes a part away.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Takes the part of a thing away.
    open func removeComponent(foundIn entity: GKEntity) {
        components.removeAll { part in entity.components.contains { $0 === part } }
    }
    /// A part by its number.
    open subscript(index: Int) -> ComponentType { components[index] }
    /// Tells all parts that time has passed, in seconds.
    open func update(deltaTime seconds: TimeInterval) { for part in components { part.update(deltaTime: seconds) } }
}
