public import Foundation

/// A key, by the number that the standard of USB gives it (HID usage tables, page 7).
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension GCKeyCode {
    /// Letters.
    public static let keyA = Self(rawValue: 4), keyB = Self(rawValue: 5), keyC = Self(rawValue: 6)
    /// Letters.
    public static let keyD = Self(rawValue: 7), keyE = Self(rawValue: 8), keyF = Self(rawValue: 9)
    /// Letters.
    public static let keyG = Self(rawValue: 10), keyH = Self(rawValue: 11), keyI = Self(rawValue: 12)
    /// Letters.
    public static let keyJ = Self(rawValue: 13), keyK = Self(rawValue: 14), keyL = Self(rawValue: 15)
    /// Letters.
    public static let keyM = Self(rawValue: 16), keyN = Self(rawValue: 17), keyO = Self(rawValue: 18)
    /// Letters.
    public static let keyP = Self(rawValue: 19), keyQ = Self(rawValue: 20), keyR = Self(rawValue: 21)
    /// Letters.
    public static let keyS = Self(rawValue: 22), keyT = Self(rawValue: 23), keyU = Self(rawValue: 24)
    /// Letters.
    public static let keyV = Self(rawValue: 25), keyW = Self(rawValue: 26), keyX = Self(rawValue: 27)
    /// Letters.
    public static let keyY = Self(rawValue: 28), keyZ = Self(rawValue: 29)
    /// Digits above the letters.
    public static let one = Self(rawValue: 30), two = Self(rawValue: 31), three = Self(rawValue: 32)
    /// Digits above the letters.
    public static let four = Self(rawValue: 33), five = Self(rawValue: 34), six = Self(rawValue: 35)
    /// Digits above the letters.
    public static let seven = Self(rawValue: 36), eight = Self(rawValue: 37), nine = Self(rawValue: 38)
    /// Digits above the letters.
    public static let zero = Self(rawValue: 39)
    /// Around the letters.
    public static let returnOrEnter = Self(rawValue: 40), escape = Self(rawValue: 41)
    /// Around the letters.
    public static let deleteOrBackspace = Self(rawValue: 42), tab = Self(rawValue: 43), spacebar = Self(rawValue: 44)
    /// Around the letters.
    public static let hyphen = Self(rawValue: 45), equalSign = Self(rawValue: 46), openBracket = Self(rawValue: 47)
    /// Around the letters.
    public static let closeBracket = Self(rawValue: 48), backslash = Self(rawValue: 49)
    /// Around the letters.
    public static let semicolon = Self(rawValue: 51), quote = Self(rawValue: 52)
    /// Around the letters.
    public static let graveAccentAndTilde = Self(rawValue: 53), comma = Self(rawValue: 54)
    /// Around the letters.
    public static let period = Self(rawValue: 55), slash = Self(rawValue: 56), capsLock = Self(rawValue: 57)
    /// Above the digits.
    public static let F1 = Self(rawValue: 58), F2 = Self(rawValue: 59), F3 = Self(rawValue: 60)
    /// Above the digits.
    public static let F4 = Self(rawValue: 61), F5 = Self(rawValue: 62), F6 = Self(rawValue: 63)
    /// Above the digits.
    public static let F7 = Self(rawValue: 64), F8 = Self(rawValue: 65), F9 = Self(rawValue: 66)
    /// Above the digits.
    public static let F10 = Self(rawValue: 67), F11 = Self(rawValue: 68), F12 = Self(rawValue: 69)
    /// Beside the letters.
    public static let printScreen = Self(rawValue: 70), scrollLock = Self(rawValue: 71), pause = Self(rawValue: 72)
    /// Beside the letters.
    public static let insert = Self(rawValue: 73), home = Self(rawValue: 74), pageUp = Self(rawValue: 75)
    /// Beside the letters.
    public static let deleteForward = Self(rawValue: 76), end = Self(rawValue: 77), pageDown = Self(rawValue: 78)
    /// Beside the letters.
    public static let rightArrow = Self(rawValue: 79), leftArrow = Self(rawValue: 80), downArrow = Self(rawValue: 81)
    /// Beside the letters.
    public static let upArrow = Self(rawValue: 82)
    /// Held with others.
    public static let leftControl = Self(rawValue: 224), leftShift = Self(rawValue: 225)
    /// Held with others.
    public static let leftAlt = Self(rawValue: 226), leftGUI = Self(rawValue: 227), rightControl = Self(rawValue: 228)
    /// Held with others.
    public static let rightShift = Self(rawValue: 229), rightAlt = Self(rawValue: 230), rightGUI = Self(rawValue: 231)
}

/// The keys of a keyboard.
open class GCKeyboardInput: GCPhysicalInputProfile {
    /// Called when a key changes; never.
    open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
    /// Whether a key is pressed: no.
    open var isAnyKeyPressed: Bool { false }
    /// A key; nil where the keyboard has none.
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
/// A keyboard.
open class GCKeyboard: NSObject, GCDevice {
    /// All keyboards as one: none.
    open class var coalesced: GCKeyboard? { nil }
    override init() { super.init() }
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "Keyboard" }
    /// Its keys.
    open var keyboardInput: GCKeyboardInput? { nil }
}

/// The buttons of a mouse and its movement.
open class GCMouseInput: GCPhysicalInputProfile {
    /// Called when it moves; never.
    open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
    /// The wheel.
    public let scroll = GCControllerDirectionPad()
    /// The left button.
    public let leftButton = GCControllerButtonInput()
    /// The right button: none.
    open var rightButton: GCControllerButtonInput? { nil }
    /// The wheel as a button: none.
    open var middleButton: GCControllerButtonInput? { nil }
    /// Further buttons: none.
    open var auxiliaryButtons: [GCControllerButtonInput]? { nil }
}
/// A mouse.
open class GCMouse: NSObject, GCDevice {
    /// The one that is used: none.
    open class var current: GCMouse? { nil }
    /// None.
    open class func mice() -> [GCMouse] { [] }
    override init() { super.init() }
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "Mouse" }
    /// Its buttons and its movement.
    open var mouseInput: GCMouseInput? { nil }
}
