public import CoreGraphics
public import Foundation
import QuadrantStandIn

/// What a value is.
public enum JSType: UInt32, Sendable {
    case kJSTypeUndefined, kJSTypeNull, kJSTypeBoolean, kJSTypeNumber, kJSTypeString, kJSTypeObject, kJSTypeSymbol
    case kJSTypeBigInt
}
/// A key of how a property is.
public let JSPropertyDescriptorWritableKey = "writable"
/// A key of how a property is.
public let JSPropertyDescriptorEnumerableKey = "enumerable"
/// A key of how a property is.
public let JSPropertyDescriptorConfigurableKey = "configurable"
/// A key of how a property is.
public let JSPropertyDescriptorValueKey = "value"
/// A key of how a property is.
public let JSPropertyDescriptorGetKey = "get"
/// A key of how a property is.
public let JSPropertyDescriptorSetKey = "set"

/// A value as scripts have it, made of one of Swift and converted to one as JavaScript converts them.
open class JSValue: NSObject {
    /// Where it belongs.
    public let context: JSContext!
    /// The value; nil for undefined, `NSNull` for null.
    private var value: Any?
    private var parts: [String: JSValue] = [:]

    init(_ value: Any?, _ context: JSContext?) {
        (self.value, self.context) = (value, context)
        super.init()
    }
    /// A value of Swift; nil becomes null.
    public convenience init!(object value: Any!, in context: JSContext!) {
        if let other = value as? JSValue {
            self.init(other.value, context)
        } else {
            self.init(value ?? NSNull(), context)
        }
    }
    /// True or false.
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, context) }
    /// A number.
    public convenience init!(double value: Double, in context: JSContext!) { self.init(value, context) }
    /// A number.
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(Double(value), context) }
    /// A number.
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(Double(value), context) }
    /// An object without properties.
    public convenience init!(newObjectIn context: JSContext!) { self.init([String: Any](), context) }
    /// An array without values.
    public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), context) }
    /// An error with a message.
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(["message": message ?? ""], context)
    }
    /// Null.
    public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), context) }
    /// Undefined.
    public convenience init!(undefinedIn context: JSContext!) { self.init(nil, context) }
    /// A promise, which is never kept.
    public convenience init!(newPromiseIn context: JSContext!,
                             fromExecutor callback: ((JSValue?, JSValue?) -> Void)!) {
        self.init([String: Any](), context)
    }

    /// The value of Swift; nil for undefined.
    open func toObject() -> Any! { value }
    /// The value of Swift, if it is of a class.
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let object = value.map({ $0 as AnyObject }), type(of: object) == expectedClass else { return nil }
        return object
    }
    /// Whether it counts as true: not undefined, null, false, 0, not a number or an empty text.
    open func toBool() -> Bool {
        switch value {
        case nil, is NSNull: false
        case let value as Bool: value
        case let text as String: !text.isEmpty
        default: number.map { $0 != 0 && !$0.isNaN } ?? true
        }
    }
    /// The number; not a number where it is none.
    open func toDouble() -> Double {
        switch value {
        case nil: .nan
        case is NSNull: 0
        case let value as Bool: value ? 1 : 0
        case let text as String:
            text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
                ? 0 : Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
        default: number ?? .nan
        }
    }
    private var number: Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
    /// The number modulo 2³²; 0 where it is none.
    open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
    /// The number modulo 2³²; 0 where it is none.
    open func toUInt32() -> UInt32 {
        let number = toDouble()
        guard number.isFinite else { return 0 }
        let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
        return UInt32(rest < 0 ? rest + 4_294_967_296 : rest)
    }
    /// The number; nil where it is none.
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    /// The text as scripts write it: whole numbers have no point.
    open func toString() -> String! {
        switch value {
        case nil: return "undefined"
        case is NSNull: return "null"
        case let text as String: return text
        case let value as Bool: return value ? "true" : "false"
        case let list as [Any]:
            return list.map { item in
                item is NSNull ? "" : JSValue(item, context).toString() ?? ""
            }.joined(separator: ",")
        default:
            guard let number else { return "[object Object]" }
            if number.isNaN { return "NaN" }
            if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
            return number == number.rounded() && abs(number) < 1e21 ? String(format: "%.0f", number) : "\(number)"
        }
    }
    /// The date; nil where it is none.
    open func toDate() -> Date! {
        (value as? Date) ?? (number.map { Date(timeIntervalSince1970: $0 / 1_000) })
    }
    /// The values; nil where it is no array.
    open func toArray() -> [Any]! { value as? [Any] }
    /// The properties; nil where it is no object.
    open func toDictionary() -> [AnyHashable: Any]! {
        (value as? [String: Any])?.merging(parts.mapValues { $0.toObject() as Any }) { $1 }
            ?? (value as? [AnyHashable: Any])
    }

    /// Whether it is undefined.
    open var isUndefined: Bool { value == nil }
    /// Whether it is null.
    open var isNull: Bool { value is NSNull }
    /// Whether it is true or false.
    open var isBoolean: Bool { value is Bool }
    /// Whether it is a number.
    open var isNumber: Bool { !isBoolean && number != nil }
    /// Whether it is a text.
    open var isString: Bool { value is String }
    /// Whether it is an array.
    open var isArray: Bool { value is [Any] }
    /// Whether it is a date.
    open var isDate: Bool { value is Date }
    /// Whether it is a symbol: false.
    open var isSymbol: Bool { false }
    /// Whether it is an object.
    open var isObject: Bool { !isUndefined && !isNull && !isBoolean && !isNumber && !isString }
    /// Whether it was made by a function: false.
    open func isInstance(of value: Any!) -> Bool { false }
    /// Whether both are the same value.
    open func isEqual(to value: Any!) -> Bool {
        guard let other = JSValue(object: value, in: context) else { return false }
        return isUndefined == other.isUndefined && toString() == other.toString()
    }
    /// Whether both count as the same value.
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool { isEqual(to: value) }

    /// A property that the program has set; undefined where it has set none.
    open func forProperty(_ property: Any!) -> JSValue! { objectForKeyedSubscript(property) }
    /// A property that the program has set; undefined where it has set none.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        let name = JSContext.name(of: key)
        return parts[name] ?? JSValue((value as? [String: Any])?[name], context)
    }
    /// A value of an array; undefined past its end.
    open func atIndex(_ index: Int) -> JSValue! { objectAtIndexedSubscript(index) }
    /// A value of an array; undefined past its end.
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! {
        guard let list = value as? [Any], list.indices.contains(index) else { return JSValue(undefinedIn: context) }
        return JSValue(object: list[index], in: context)
    }
    /// Sets a property.
    open func setValue(_ value: Any!, forProperty property: Any!) {
        parts[JSContext.name(of: property)] = JSValue(object: value, in: context)
    }
    /// Sets a property.
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    /// Sets a value of an array; past its end, nulls are added.
    open func setValue(_ value: Any!, at index: Int) {
        guard var list = self.value as? [Any], index >= 0 else { return }
        while list.count <= index { list.append(NSNull()) }
        list[index] = (value as? JSValue)?.toObject() ?? value ?? NSNull()
        self.value = list
    }
    /// Whether there is a property.
    open func hasProperty(_ property: Any!) -> Bool {
        let name = JSContext.name(of: property)
        return parts[name] != nil || (value as? [String: Any])?[name] != nil
    }
    /// Removes a property.
    @discardableResult
    open func deleteProperty(_ property: Any!) -> Bool {
        let name = JSContext.name(of: property)
        if var object = value as? [String: Any] {
            object[name] = nil
            value = object
        }
        parts[name] = nil
        return true
    }

    /// Calls a function; the answer is undefined. Without effect: no script runs on this system.
    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! {
        standIn(self, "no script runs on this system")
        return JSValue(undefinedIn: context)
    }
    /// Makes an object; the answer is undefined. Without effect: no script runs on this system.
    @discardableResult
    open func construct(withArguments arguments: [Any]!) -> JSValue! {
        standIn(self, "no script runs on this system")
        return JSValue(undefinedIn: context)
    }
    /// Calls a function of an object; the answer is undefined. Without effect: no script runs on this system.
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        standIn(self, "no script runs on this system")
        return JSValue(undefinedIn: context)
    }
    open override var description: String { toString() }
}
extension JSValue {
    /// A point with the properties x and y.
    public convenience init!(point: CGPoint, in context: JSContext!) {
        self.init(["x": Double(point.x), "y": Double(point.y)], context)
    }
    /// A size with the properties width and height.
    public convenience init!(size: CGSize, in context: JSContext!) {
        self.init(["width": Double(size.width), "height": Double(size.height)], context)
    }
    /// The point of the properties x and y.
    public func toPoint() -> CGPoint {
        CGPoint(x: forProperty("x").toDouble(), y: forProperty("y").toDouble())
    }
    /// The size of the properties width and height.
    public func toSize() -> CGSize {
        CGSize(width: forProperty("width").toDouble(), height: forProperty("height").toDouble())
    }
}
