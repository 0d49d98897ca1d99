import Foundation
@_spi(Reflection) import Swift

/// How a type of a program is stored, from its metadata: what the values of one build are read by, and those of the
/// next made by. The layouts are those of Swift's ABI (stable since 5.0; on Linux without Objective-C).
struct TypeLayout {
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
        switch words[0] {
        case 0x200: .structure
        case 0x201: .enumeration
        case 0x301: .tuple
        case 0, 0x800...: .object
        default: .other
        }
    }

    /// The stored properties; nil if one is weak or unowned, or the type's are not known.
    var fields: [Field]? {
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
    var cases: [Case]? {
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

    var size: Int { witnesses[8] }
    var alignment: Int { (witnesses[10] & 0xff) + 1 }

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
