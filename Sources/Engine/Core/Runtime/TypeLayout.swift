import Foundation
@_spi(Reflection) package import Swift

/// What kind of type a type is, as the runtime says of a field of it: no number of the metadata is known here.
package enum MetadataKind {
    private struct Holder<Value> { var value: Value }

    package static func of(_ type: Any.Type) -> _MetadataKind {
        func kind<T>(_ type: T.Type) -> _MetadataKind {
            var found = _MetadataKind.unknown
            _ = _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in
                found = kind
                return false
            }
            return found
        }
        return _openExistential(type, do: kind)
    }
}

/// How a type of a program is stored, from its metadata: what the values of one build are read by, and those of the
/// next made by. The layouts are those of Swift's ABI (stable since 5.0; on Linux without Objective-C). Where those of
/// `isSupported` are found to be others, no type has fields or cases, and values are carried by their coding alone.
package struct TypeLayout {
    enum Kind {
        case structure, enumeration, tuple, object, other
    }

    struct Field {
        var name: String
        var offset: Int
        var type: Any.Type
        var isVariable = true
    }

    struct Case {
        var name: String
        /// Nil for a case without a payload.
        var payload: Any.Type?
        /// Whether the payload is in a box of its own.
        var isIndirect = false
    }

    let type: Any.Type
    private let words: UnsafePointer<Int>

    init(_ type: Any.Type) {
        self.type = type
        words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    }

    var kind: Kind {
        switch MetadataKind.of(type) {
        case .struct: .structure
        case .enum: .enumeration
        case .tuple: .tuple
        case .class: .object
        default: .other
        }
    }

    /// The stored properties; nil if one is weak or unowned, or the type's are not known.
    var fields: [Field]? { Self.isSupported ? storedFields : nil }
    fileprivate var storedFields: [Field]? {
        var found: [Field] = []
        if kind == .tuple {
            // The count and the labels, then type and offset of each element.
            for index in 0..<words[1] {
                // Of the offset only four bytes are set.
                found.append(Field(name: "\(index)", offset: words[4 + 2 * index] & 0xffff_ffff,
                                   type: unsafeBitCast(words[3 + 2 * index], to: Any.Type.self)))
            }
            return found
        }
        guard let records = allRecords, records.allSatisfy({ !$0.isWeak }) else { return nil }
        _ = _forEachField(of: type, options: kind == .object ? Self.classFields : []) { name, offset, type, _ in
            let isVariable = found.count < records.count && records[found.count].isVariable
            found.append(Field(name: String(cString: name), offset: offset, type: type, isVariable: isVariable))
            return true
        }
        return found.count == records.count ? found : nil
    }

    /// The cases, in the order of their tags; nil if they are not known.
    var cases: [Case]? { Self.isSupported ? describedCases : nil }
    fileprivate var describedCases: [Case]? {
        guard kind == .enumeration, let descriptor, let records else { return nil }
        var found: [Case] = []
        for record in records {
            guard record.hasType else {
                found.append(Case(name: record.name))
                continue
            }
            let name = record.typeName.assumingMemoryBound(to: UInt8.self)
            guard let payload = _getTypeByMangledNameInContext(
                name, UInt(record.typeLength), genericContext: descriptor,
                genericArguments: isGeneric ? UnsafeRawPointer(words + 2) : nil) else { return nil }
            found.append(Case(name: record.name, payload: payload, isIndirect: record.isIndirect))
        }
        return found
    }

    var size: Int {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }
    var alignment: Int {
        func alignment<T>(_ type: T.Type) -> Int { MemoryLayout<T>.alignment }
        return _openExistential(type, do: alignment)
    }

    /// Makes the case of a tag of a payload that is in place.
    func setTag(_ tag: Int, at place: UnsafeMutableRawPointer) {
        typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        unsafeBitCast(witnesses[13], to: Inject.self)(place, UInt32(tag), UnsafeRawPointer(words))
    }

    /// Memory for an object, whose properties are not there yet.
    func makeObject() -> UnsafeMutableRawPointer? {
        typealias Allocate = @convention(c) (UnsafeRawPointer, UInt, UInt) -> UnsafeMutableRawPointer
        guard kind == .object, let function = dlsym(nil, "swift_allocObject") else { return nil }
        // Kind, superclass, flags and address point; then the size and the alignment of instances.
        let sizes = UnsafeRawPointer(words + 3)
        let allocate = unsafeBitCast(function, to: Allocate.self)
        return allocate(UnsafeRawPointer(words), UInt(sizes.load(as: UInt32.self)),
                        UInt(sizes.load(fromByteOffset: 4, as: UInt16.self)))
    }

    /// `_EachFieldOptions.classType`, which is declared as a variable.
    private static let classFields = _EachFieldOptions(rawValue: 1)
    private var superclass: Any.Type? {
        words[1] == 0 ? nil : unsafeBitCast(words[1], to: Any.Type.self)
    }
    private var witnesses: UnsafePointer<Int> { UnsafePointer(bitPattern: words[-1])! }

    // MARK: Descriptors

    private struct Record {
        var name: String
        var typeName: UnsafeRawPointer
        var typeLength: Int
        var hasType: Bool
        var isIndirect: Bool
        var isVariable: Bool
        /// Whether the storage is weak, unowned or unmanaged.
        var isWeak: Bool
    }

    private var descriptor: UnsafeRawPointer? {
        switch kind {
        case .structure, .enumeration: UnsafeRawPointer(bitPattern: words[1])
        case .object: UnsafeRawPointer(bitPattern: words[5])
        case .tuple, .other: nil
        }
    }

    private var isGeneric: Bool { descriptor.map { $0.load(as: UInt32.self) & 0x80 != 0 } ?? true }

    /// The records of a class after those of its superclasses, as the fields are enumerated.
    private var allRecords: [Record]? {
        guard kind == .object, let superclass else { return records }
        guard let first = TypeLayout(superclass).allRecords, let own = records else { return nil }
        return first + own
    }

    private var records: [Record]? {
        guard let fields = descriptor.flatMap({ Self.target(of: $0 + 16) }) else { return nil }
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        return (0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self))).compactMap { index in
            let record = fields + 16 + index * size
            guard let name = Self.target(of: record + 8) else { return nil }
            let type = Self.target(of: record + 4), length = type.map(Self.length) ?? 0
            let last = (type.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: length)) } ?? []).suffix(2)
            return Record(name: String(cString: name.assumingMemoryBound(to: CChar.self)), typeName: type ?? name,
                          typeLength: length, hasType: type != nil, isIndirect: record.load(as: UInt32.self) & 1 != 0,
                          isVariable: record.load(as: UInt32.self) & 2 != 0,
                          isWeak: last.first == UInt8(ascii: "X") && "wou".utf8.contains(last.last ?? 0))
        }
    }

    /// What a relative reference refers to; nil for none.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The length of a mangled name, which may contain references as binary numbers.
    private static func length(_ name: UnsafeRawPointer) -> Int {
        var end = 0
        while true {
            switch name.load(fromByteOffset: end, as: UInt8.self) {
            case 0: return end
            case 1...0x17: end += 5
            case 0x18...0x1f: end += 9
            default: end += 1
            }
        }
    }
}

/// The payload of an indirect case as it is stored: a reference to a box, which is the same for all enumerations.
indirect enum IndirectPayload<Value> {
    case box(Value)
}

// MARK: Another compiler's layouts

extension TypeLayout {
    private struct Pair: Equatable {
        var small: UInt8 = 1
        let wide: Double
    }
    private enum Choice: Equatable {
        case pair(Pair), empty
        indirect case boxed(Int)
    }
    private class Parent { var number: Int32 = 0 }
    private final class Child: Parent { let pair = Pair(wide: 0) }

    /// Whether types are stored as this file takes them to be. Found once, by values of its own that are made from
    /// their descriptions; a compiler that lays them out otherwise fails the test of that name.
    static let isSupported = isStructureSupported && isTupleSupported && isEnumerationSupported && isObjectSupported

    package static var isStructureSupported: Bool {
        guard let fields = TypeLayout(Pair.self).storedFields, fields.map(\.name) == ["small", "wide"] else {
            return false
        }
        return fields.map(\.offset) == [0, MemoryLayout<Pair>.offset(of: \.wide)]
            && fields.map(\.isVariable) == [true, false]
    }

    package static var isTupleSupported: Bool {
        let fields = TypeLayout((UInt8, Double).self).storedFields ?? []
        return fields.map(\.offset) == [0, MemoryLayout<(UInt8, Double)>.offset(of: \.1)]
            && fields.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(UInt8.self), ObjectIdentifier(Double.self)]
    }

    package static var isEnumerationSupported: Bool {
        let layout = TypeLayout(Choice.self)
        guard let cases = layout.describedCases, cases.map(\.name) == ["pair", "boxed", "empty"],
              cases.map({ $0.payload.map { ObjectIdentifier($0) } })
                  == [ObjectIdentifier(Pair.self), ObjectIdentifier(Int.self), nil],
              cases.map(\.isIndirect) == [false, true, false] else { return false }
        let place = UnsafeMutablePointer<Choice>.allocate(capacity: 1)
        defer { place.deallocate() }
        let memory = UnsafeMutableRawPointer(place)
        memory.initializeMemory(as: Pair.self, to: Pair(wide: 2))
        layout.setTag(0, at: memory)
        guard place.pointee == .pair(Pair(wide: 2)) else { return false }
        layout.setTag(2, at: memory)
        return place.pointee == .empty
    }

    package static var isObjectSupported: Bool {
        let layout = TypeLayout(Child.self)
        guard let fields = layout.storedFields, fields.map(\.name) == ["number", "pair"],
              let memory = layout.makeObject() else { return false }
        (memory + fields[0].offset).initializeMemory(as: Int32.self, to: 4)
        (memory + fields[1].offset).initializeMemory(as: Pair.self, to: Pair(wide: 5))
        let object = Unmanaged<Child>.fromOpaque(memory).takeRetainedValue()
        return object.number == 4 && object.pair == Pair(wide: 5)
    }
}
