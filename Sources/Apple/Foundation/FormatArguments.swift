public import Foundation

/// A value that `%@` stands for in a format: its description in `String(format:)`, itself in `NSPredicate(format:)`.
/// On a phone these values are objects, or are bridged to objects.
public protocol _FormatArgument: _CVarArgObject {}

extension _FormatArgument {
    /// The description as a string.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Not to be called: traps.
    public var _cVarArgEncoding: [Int] { fatalError("'\(self)' is passed as an object") }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSValue: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSOrderedSet: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension NSNull: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _FormatArgument {}
