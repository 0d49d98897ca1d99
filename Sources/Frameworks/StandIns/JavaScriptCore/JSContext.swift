@_exported public import Foundation
import QuadrantStandIn

// JavaScript. No script runs: an answer of a script is undefined. Values of Swift are kept and converted.

/// A machine of its own for contexts.
open class JSVirtualMachine: NSObject {
    /// A machine.
    public override init() { super.init() }
    /// Keeps an object alive. Nothing to do: objects of Swift are counted.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    /// Keeps it alive no more. Nothing to do: objects of Swift are counted.
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// Where scripts run. No script does: what a script answers is undefined.
///
/// No subclass of `NSObject`, whose initialiser cannot be overridden by one that can fail, as that of JavaScriptCore
/// can.
open class JSContext {
    private let machine: JSVirtualMachine
    private var values: [String: JSValue] = [:]

    /// A context in a machine of its own.
    public init!() { machine = JSVirtualMachine() }
    /// A context in a machine.
    public init!(virtualMachine: JSVirtualMachine!) { machine = virtualMachine }
    /// Nil: no script is running.
    open class func current() -> JSContext! { nil }
    /// Nil: no script is running.
    open class func currentCallee() -> JSValue! { nil }
    /// Nil: no script is running.
    open class func currentThis() -> JSValue! { nil }
    /// Empty: no script is running.
    open class func currentArguments() -> [Any]! { [] }

    /// Runs a script; the answer is undefined. Without effect: no script runs on this system.
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! {
        standIn(self, "no script runs on this system")
        return JSValue(undefinedIn: self)
    }
    /// Runs a script of a file; the answer is undefined. Without effect: no script runs on this system.
    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        standIn(self, "no script runs on this system")
        return JSValue(undefinedIn: self)
    }
    /// The values that the program has set.
    open var globalObject: JSValue! { JSValue(values.mapValues { $0.toObject() as Any }, self) }
    /// The machine.
    open var virtualMachine: JSVirtualMachine! { machine }
    /// An error of a script; nil, because none runs.
    open var exception: JSValue!
    /// Called for errors of scripts; never, because none runs.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    /// What people see in a tool.
    open var name: String!
    /// Whether a tool can look into it. Nothing to do: no script runs.
    open var isInspectable = false

    /// A value that the program has set; undefined where it has set none.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        values[JSContext.name(of: key)] ?? JSValue(undefinedIn: self)
    }
    /// Sets a value by its name.
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        values[JSContext.name(of: key)] = JSValue(object: object, in: self)
    }
    static func name(of key: Any?) -> String {
        switch key {
        case let text as String: text
        case let text as NSString: text as String
        case let some?: "\(some)"
        case nil: ""
        }
    }
}

/// What objects of a program show to scripts. No script sees it.
public protocol JSExport {}

/// A value that does not keep its context alive.
open class JSManagedValue: NSObject {
    private weak var kept: JSValue?
    /// A value.
    public init!(value: JSValue!) {
        kept = value
        super.init()
    }
    /// A value of an owner.
    public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
    /// The value; nil where it is gone.
    open var value: JSValue! { kept }
}
