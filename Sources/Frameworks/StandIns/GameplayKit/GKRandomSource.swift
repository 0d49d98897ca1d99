@_exported public import Foundation

// Random numbers, and machines of states. Sequences of a seed are not Apple's.

/// Makes numbers.
public protocol GKRandom {
    /// A number.
    func nextInt() -> Int
    /// A number below a bound.
    func nextInt(upperBound: Int) -> Int
    /// A number 0…1.
    func nextUniform() -> Float
    /// True or false.
    func nextBool() -> Bool
}

/// Makes random numbers.
open class GKRandomSource: NSObject, GKRandom {
    public override init() { super.init() }
    /// The source of the system.
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
    func next() -> UInt64 { UInt64.random(in: .min ... .max) }
    /// A number of 32 bits.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    /// A number below a bound; 0 for a bound of 0.
    open func nextInt(upperBound: Int) -> Int {
        upperBound > 0 ? Int((next() >> 1) % UInt64(upperBound)) : 0
    }
    /// A number 0…1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24 - 1) }
    /// True or false.
    open func nextBool() -> Bool { next() >> 63 == 1 }
    /// The objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var array = array
        for index in array.indices.dropLast() { array.swapAt(index, index + nextInt(upperBound: array.count - index)) }
        return array
    }
}
/// Numbers of a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed.
    open var seed: UInt64 { didSet { state = seed } }
    private var state: UInt64
    /// Numbers of a seed.
    public init(seed: UInt64) { (self.seed, state) = (seed, seed) }
    /// Numbers of a random seed.
    public convenience override init() { self.init(seed: UInt64.random(in: .min ... .max)) }
    override func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
/// Numbers of a seed.
open class GKARC4RandomSource: GKMersenneTwisterRandomSource {
    /// Numbers of a seed of bytes.
    public convenience init(seed: Data) {
        self.init(seed: seed.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    }
    /// Leaves out numbers.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}
/// Numbers of a seed.
open class GKLinearCongruentialRandomSource: GKMersenneTwisterRandomSource {}

/// Numbers from a least to a greatest.
open class GKRandomDistribution: NSObject, GKRandom {
    /// The least.
    public let lowestValue: Int
    /// The greatest.
    public let highestValue: Int
    let source: any GKRandom
    /// Numbers of a source.
    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
    }
    /// Numbers from a least to a greatest.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// Numbers from 1.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// A die with six sides.
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    /// A die with twenty sides.
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
    /// A number.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
    /// A number below a bound.
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    /// A number 0…1.
    open func nextUniform() -> Float { source.nextUniform() }
    /// True or false.
    open func nextBool() -> Bool { source.nextBool() }
}
/// Numbers of which those in the middle are more often.
open class GKGaussianDistribution: GKRandomDistribution {
    open override func nextInt() -> Int {
        let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() } - 6
        let middle = Float(lowestValue + highestValue) / 2, deviation = Float(highestValue - lowestValue) / 6
        return min(max(Int((middle + sum * deviation).rounded()), lowestValue), highestValue)
    }
}
/// Numbers of which none comes again before all others.
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []
    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}
extension Array {
    /// The elements in another order.
    public func shuffled(using source: GKRandomSource) -> [Element] {
        var array = self
        for index in array.indices.dropLast() {
            array.swapAt(index, index + source.nextInt(upperBound: array.count - index))
        }
        return array
    }
}

/// A state of a machine.
open class GKState: NSObject {
    public override init() { super.init() }
    /// The machine.
    open internal(set) weak var stateMachine: GKStateMachine?
    /// Whether a state may follow.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The state begins.
    open func didEnter(from previousState: GKState?) {}
    /// The state ends.
    open func willExit(to nextState: GKState) {}
    /// Time has passed.
    open func update(deltaTime seconds: TimeInterval) {}
}
/// A machine of states.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state of the machine; nil before the first one.
    open private(set) var currentState: GKState?
    /// A machine of states.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.lazy.compactMap { $0 as? StateType }.first
    }
    /// Whether a state may follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
    /// Begins a state, if it may follow.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass),
            let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Tells the state that time has passed.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of an entity.
open class GKComponent: NSObject {
    public override init() { super.init() }
    /// The entity.
    open internal(set) weak var entity: GKEntity?
    /// Time has passed.
    open func update(deltaTime seconds: TimeInterval) {}
    /// It is a part of an entity now.
    open func didAddToEntity() {}
    /// It is no part of an entity any more soon.
    open func willRemoveFromEntity() {}
}
/// Something that is made of components.
open class GKEntity: NSObject {
    public override init() { super.init() }
    /// The components.
    open private(set) var components: [GKComponent] = []
    /// Adds a component; one of the same class is replaced.
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// The component of a class.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }
    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        component(ofType: componentClass)?.willRemoveFromEntity()
        components.removeAll { $0 is ComponentType }
    }
    /// Tells the components that time has passed.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
