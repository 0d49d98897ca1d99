public import Foundation

/// A part of a controller.
open class GCControllerElement: NSObject {
    /// The part that it belongs to.
    open weak var collection: GCControllerElement?
    /// Whether it has more values than pressed and not.
    open var isAnalog: Bool { false }
    /// The name that people know; nil where it has none.
    open var localizedName: String?
    /// The name of its symbol; nil where it has none.
    open var sfSymbolsName: String?
    override init() { super.init() }
}

/// A button. It is not pressed, but where the program says so.
open class GCControllerButtonInput: GCControllerElement {
    /// Called when a button changes.
    public typealias ValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
    /// Called when the value changes.
    open var valueChangedHandler: ValueChangedHandler?
    /// Called when it is pressed and released.
    open var pressedChangedHandler: ValueChangedHandler?
    /// From 0 to 1.
    open private(set) var value: Float = 0
    /// Whether it is pressed.
    open var isPressed: Bool { value > 0 }
    /// Whether a finger is on it: no.
    open var isTouched: Bool { false }
    open override var isAnalog: Bool { true }
    /// Sets the value of a controller of the program's own.
    open func setValue(_ value: Float) {
        let was = isPressed, old = self.value
        self.value = value
        if old != value { valueChangedHandler?(self, value, isPressed) }
        if was != isPressed { pressedChangedHandler?(self, value, isPressed) }
    }
}

/// A direction.
open class GCControllerAxisInput: GCControllerElement {
    /// Called when a value changes.
    public typealias ValueChangedHandler = (GCControllerAxisInput, Float) -> Void
    /// Called when the value changes.
    open var valueChangedHandler: ValueChangedHandler?
    /// From -1 to 1.
    open private(set) var value: Float = 0
    open override var isAnalog: Bool { true }
    /// Sets the value of a controller of the program's own.
    open func setValue(_ value: Float) {
        guard self.value != value else { return }
        self.value = value
        valueChangedHandler?(self, value)
    }
}

/// Two directions: a stick or a cross.
open class GCControllerDirectionPad: GCControllerElement {
    /// Called when a value changes.
    public typealias ValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
    /// Called when a value changes.
    open var valueChangedHandler: ValueChangedHandler?
    /// To the right.
    public let xAxis = GCControllerAxisInput()
    /// Up.
    public let yAxis = GCControllerAxisInput()
    /// Each direction as a button.
    public let up = GCControllerButtonInput(), down = GCControllerButtonInput()
    /// Each direction as a button.
    public let left = GCControllerButtonInput(), right = GCControllerButtonInput()
    open override var isAnalog: Bool { true }
    /// Sets both values of a controller of the program's own, and the buttons by them.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
        let isOther = self.xAxis.value != xAxis || self.yAxis.value != yAxis
        self.xAxis.setValue(xAxis)
        self.yAxis.setValue(yAxis)
        right.setValue(max(xAxis, 0))
        left.setValue(max(-xAxis, 0))
        up.setValue(max(yAxis, 0))
        down.setValue(max(-yAxis, 0))
        if isOther { valueChangedHandler?(self, xAxis, yAxis) }
    }
}

/// The parts of a device.
open class GCPhysicalInputProfile: NSObject {
    /// The device.
    open internal(set) weak var device: (any GCDevice)?
    /// The buttons by their names.
    open var buttons: [String: GCControllerButtonInput] { [:] }
    /// The directions by their names.
    open var axes: [String: GCControllerAxisInput] { [:] }
    /// The sticks and crosses by their names.
    open var dpads: [String: GCControllerDirectionPad] { [:] }
    /// Called when an element changes; never.
    open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?
    override init() { super.init() }
}

/// The names of elements.
public let GCInputButtonA = "Button A", GCInputButtonB = "Button B"
/// The names of elements.
public let GCInputButtonX = "Button X", GCInputButtonY = "Button Y"
/// The names of elements.
public let GCInputLeftShoulder = "Left Shoulder", GCInputRightShoulder = "Right Shoulder"
/// The names of elements.
public let GCInputLeftTrigger = "Left Trigger", GCInputRightTrigger = "Right Trigger"
/// The names of elements.
public let GCInputButtonMenu = "Button Menu", GCInputButtonOptions = "Button Options"
/// The names of elements.
public let GCInputDirectionPad = "Direction Pad"
/// The names of elements.
public let GCInputLeftThumbstick = "Left Thumbstick", GCInputRightThumbstick = "Right Thumbstick"

/// The parts of a controller with two sticks.
open class GCExtendedGamepad: GCPhysicalInputProfile {
    /// The controller.
    open internal(set) weak var controller: GCController?
    /// Called when an element changes; never.
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
    /// The cross.
    public let dpad = GCControllerDirectionPad()
    /// The buttons at the right.
    public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput()
    /// The buttons at the right.
    public let buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput()
    /// The button of menus.
    public let buttonMenu = GCControllerButtonInput()
    /// A second button of menus: none.
    open var buttonOptions: GCControllerButtonInput? { nil }
    /// The button of the system: none.
    open var buttonHome: GCControllerButtonInput? { nil }
    /// The left stick.
    public let leftThumbstick = GCControllerDirectionPad()
    /// The right stick.
    public let rightThumbstick = GCControllerDirectionPad()
    /// The left stick as a button: none.
    open var leftThumbstickButton: GCControllerButtonInput? { nil }
    /// The right stick as a button: none.
    open var rightThumbstickButton: GCControllerButtonInput? { nil }
    /// The buttons at the top.
    public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput()
    /// The buttons below them.
    public let leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
    open override var buttons: [String: GCControllerButtonInput] {
        [GCInputButtonA: buttonA, GCInputButtonB: buttonB, GCInputButtonX: buttonX, GCInputButtonY: buttonY,
         GCInputButtonMenu: buttonMenu, GCInputLeftShoulder: leftShoulder, GCInputRightShoulder: rightShoulder,
         GCInputLeftTrigger: leftTrigger, GCInputRightTrigger: rightTrigger]
    }
    open override var dpads: [String: GCControllerDirectionPad] {
        [GCInputDirectionPad: dpad, GCInputLeftThumbstick: leftThumbstick, GCInputRightThumbstick: rightThumbstick]
    }
}

/// The parts of a small remote control.
open class GCMicroGamepad: GCPhysicalInputProfile {
    /// The cross.
    public let dpad = GCControllerDirectionPad()
    /// The buttons.
    public let buttonA = GCControllerButtonInput(), buttonX = GCControllerButtonInput()
    /// The button of menus.
    public let buttonMenu = GCControllerButtonInput()
    /// Called when an element changes; never.
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
    /// Whether the middle of the cross is where a finger begins.
    open var reportsAbsoluteDpadValues = false
    /// Whether the cross turns with the control.
    open var allowsRotation = false
}

/// A controller that is drawn on the screen. Nothing is drawn here.
open class GCVirtualController: NSObject {
    /// The parts of the controller.
    open class Configuration: NSObject {
        /// Their names.
        open var elements: Set<String> = []
        /// Whether it is not drawn.
        open var isHidden = false
        public override init() {}
    }
    /// A controller of some parts.
    public init(configuration: Configuration) {}
    /// The controller: none before it is drawn.
    open var controller: GCController? { nil }
    /// Draws it. Calls the closure at once, without an error: nothing is drawn.
    open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) { reply?(nil) }
    /// Removes it. Nothing to do: nothing is drawn.
    open func disconnect() {}
}
