@_exported public import Foundation
import SwiftUI
public import UIKit

/// Something in a scene, at a place within its parent. The y axis leads up.
@MainActor @preconcurrency
open class SKNode: UIResponder {
    public override init() { super.init() }
    /// As coded in a file, which nothing here reads: an empty node.
    public required init?(coder aDecoder: NSCoder) { super.init() }
    /// Nil: files of nodes are not read.
    public convenience init?(fileNamed filename: String) { return nil }
    /// How it falls, and hits others.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            oldValue?.node = nil
            physicsBody?.node = self
        }
    }
    /// Where it has to be, after all else.
    open var constraints: [SKConstraint]?
    /// The name.
    open var name: String?
    /// Where it is within its parent.
    open var position = CGPoint.zero
    /// Greater ones are drawn above others.
    open var zPosition: CGFloat = 0
    /// How it is turned, in radians against the clock.
    open var zRotation: CGFloat = 0
    /// How wide it is.
    open var xScale: CGFloat = 1
    /// How high it is.
    open var yScale: CGFloat = 1
    /// 0…1.
    open var alpha: CGFloat = 1
    /// Whether it is not drawn.
    open var isHidden = false
    /// Whether its actions stand still.
    open var isPaused = false
    /// How fast its actions run.
    open var speed: CGFloat = 1
    /// Whether it takes touches. Nothing to do: touches reach the scene.
    open var isUserInteractionEnabled = false
    /// Values of the program.
    open var userData: NSMutableDictionary?
    /// What belongs to it.
    open private(set) var children: [SKNode] = []
    /// What it belongs to.
    open private(set) weak var parent: SKNode?
    /// The scene.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open override var next: UIResponder? { parent }

    /// Adds a node.
    open func addChild(_ node: SKNode) {
        precondition(node.parent == nil, "A node has one parent")
        children.append(node)
        node.parent = self
    }
    /// Adds a node before others.
    open func insertChild(_ node: SKNode, at index: Int) {
        addChild(node)
        children.insert(children.removeLast(), at: min(max(index, 0), children.count))
    }
    /// Removes the node.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Removes all nodes.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// Removes nodes.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// The first node of a name: `//name` looks at all depths.
    open func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }
    /// Calls a function for each node of a name: `//name` looks at all depths.
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void) {
        let isDeep = name.hasPrefix("//"), name = isDeep ? String(name.dropFirst(2)) : name
        var stop = false
        func visit(_ node: SKNode) {
            for child in node.children where !stop {
                if child.name == name || name == "*" { block(child, &stop) }
                if isDeep, !stop { visit(child) }
            }
        }
        visit(self)
    }
    /// All nodes of a name: `//name` looks at all depths.
    open subscript(name: String) -> [SKNode] {
        var found: [SKNode] = []
        enumerateChildNodes(withName: name) { node, _ in found.append(node) }
        return found
    }
    /// Whether it is below another.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        guard let own = self.parent else { return false }
        return own === parent || own.inParentHierarchy(parent)
    }
    /// Takes it to another node; its place in the scene stays.
    open func move(toParent parent: SKNode) {
        let place = parent.convert(position, from: self.parent ?? parent)
        removeFromParent()
        position = place
        parent.addChild(self)
    }
    /// Sets both scales.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Places

    /// What the node itself covers, without its place.
    var own: CGRect { .null }
    /// What the node covers within its parent, without its children.
    open var frame: CGRect { own.isNull ? CGRect(origin: position, size: .zero) : own.applying(matrix) }
    /// What the node and its children cover within its parent.
    open func calculateAccumulatedFrame() -> CGRect {
        let all = children.reduce(own) { $0.union($1.calculateAccumulatedFrame()) }
        return all.isNull ? CGRect(origin: position, size: .zero) : all.applying(matrix)
    }
    /// From the node to its parent.
    var matrix: CGAffineTransform {
        CGAffineTransform(scaleX: xScale, y: yScale)
            .concatenating(CGAffineTransform(rotationAngle: zRotation))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    /// From the node to the top of its tree.
    private var whole: CGAffineTransform {
        guard let parent else { return .identity }
        return matrix.concatenating(parent.whole)
    }
    /// A point of another node, in this one.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.whole).applying(whole.inverted())
    }
    /// A point of this node, in another.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    /// Whether a point of the parent is in the node.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// The nodes at a point, those above first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        children.flatMap { child in
            child.nodes(at: p.applying(child.matrix.inverted())) + (child.frame.contains(p) ? [child] : [])
        }.sorted { $0.zPosition > $1.zPosition }
    }
    /// The node at a point; this one where there is no other.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    /// Whether the node covers a part of another with the same parent.
    open func intersects(_ node: SKNode) -> Bool {
        calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
    }

    // MARK: Actions

    private var running: [(key: String?, action: SKAction.Running)] = []
    /// Runs an action.
    open func run(_ action: SKAction) { running.append((nil, action.start())) }
    /// Runs an action, and calls a function at its end.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        run(.sequence([action, .run(block)]))
    }
    /// Runs an action, and waits for its end.
    open func run(_ action: SKAction) async {
        await withCheckedContinuation { done in run(action) { done.resume() } }
    }
    /// Runs an action in the place of another of the same name.
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        running.append((key, action.start()))
    }
    /// Ends an action.
    open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
    /// Ends all actions.
    open func removeAllActions() { running = [] }
    /// Whether actions run.
    open func hasActions() -> Bool { !running.isEmpty }
    /// The action of a name; nil without one.
    open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action.action }

    /// Lets time pass for the node and its children.
    func advance(by seconds: TimeInterval) {
        guard !isPaused else { return }
        let seconds = seconds * Double(speed)
        for entry in running where running.contains(where: { $0.action === entry.action }) {
            entry.action.advance(by: seconds, of: self)
            if entry.action.isOver { running.removeAll { $0.action === entry.action } }
        }
        pass(seconds)
        for child in children { child.advance(by: seconds) }
    }
    /// Lets time pass for what the node itself does.
    func pass(_ seconds: TimeInterval) {}
    /// Brings the node and its children where they have to be.
    func constrain() {
        for constraint in constraints ?? [] where constraint.enabled { constraint.apply(to: self) }
        for child in children { child.constrain() }
    }

    // MARK: Drawing

    func drawOwn(in context: inout GraphicsContext) {}
    func draw(in context: GraphicsContext) {
        guard !isHidden, alpha > 0 else { return }
        var context = context
        context.concatenate(matrix)
        context.opacity *= Double(min(max(alpha, 0), 1))
        drawAll(in: context)
    }
    /// Draws the node and its children, in its own coordinates.
    func drawAll(in context: GraphicsContext) {
        var context = context
        // The children below the node, the node itself, the others.
        let sorted = children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition,
            $1.offset) }
        for child in sorted where child.element.zPosition < 0 { child.element.draw(in: context) }
        drawOwn(in: &context)
        for child in sorted where child.element.zPosition >= 0 { child.element.draw(in: context) }
    }
}
