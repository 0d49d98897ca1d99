import Foundation

// Functions of the Objective-C runtime. Classes of Swift have no methods there on Linux, so that what looks a method up
// finds none, as on a phone for a method without `@objc`, and what exchanges or adds one does nothing.

/// A method of a class. None is found here.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer
/// A variable of an object. None is found here.
public typealias Ivar = OpaquePointer
/// A property of a class. None is found here.
public typealias objc_property_t = OpaquePointer

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
/// Nothing to do: the class of an object does not change. The class that it has.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
/// The name of an object's class. It is never freed.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_name(object_getClass(obj)) }
/// The name of the class, with that of its module. It is never freed.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { class_name(cls) }
/// The class above; nil for one without.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }
/// Nil: no method is found here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Nil: no method is found here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Nil: no method is found here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Nil: no variable is found here.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
/// Nil: no property is found here.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
/// Nil, and a number of 0: no method is found here.
public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
    -> UnsafeMutablePointer<Method>? { none(outCount) }
/// Nil, and a number of 0: no property is found here.
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
    -> UnsafeMutablePointer<objc_property_t>? { none(outCount) }
/// Nil, and a number of 0: no variable is found here.
public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
    -> UnsafeMutablePointer<Ivar>? { none(outCount) }
/// False: no object answers to a name here.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }
/// False: nothing is added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}
/// Nil: there is no method before, and none afterwards.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?)
    -> IMP? { nil }
/// Nil: no class is made while a program runs.
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int)
    -> AnyClass? { nil }
/// Nothing to do: no class is made while a program runs.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// The class of a name, as `NSClassFromString` finds it.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }
/// The class of a name, as `NSClassFromString` finds it.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }
/// Nothing to do: methods are not exchanged. Use a subclass, or a modifier.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// The method itself, which stands for its code.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// The method itself, which stands for its code, and keeps it.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// A name without text.
public func method_getName(_ m: Method) -> Selector { Selector("") }
/// Nil: types of arguments are not described.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Something that stands for the code of a block. It is never called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(bitPattern: 1)! }
/// The name of a selector. It is never freed.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { kept(sel.description) }
/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// `NSStringFromClass` ends the program for a class that is in another type.
private func class_name(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    kept(cls.map { _typeName($0).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "") } ?? "nil")
}
private func none<Element>(_ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Element>? {
    count?.pointee = 0
    return nil
}
