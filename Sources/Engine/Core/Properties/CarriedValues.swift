import Combine
import Foundation
import Observation

/// Makes values of one build of the types of the same name in the next.
///
/// A structure, an enumeration or an object is made of its parts, by their names, where every part can be; else as
/// JSON, if both types are `Codable`. One old object gives one new object, however many values hold it.
package final class CarriedValues {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The old objects, so that their identifiers stay theirs.
    private var olds: [AnyObject] = []
    /// The old objects whose parts are being made.
    private var unfinished: Set<ObjectIdentifier> = []
    /// The state whose value is carried, for messages.
    var place = ""
    private(set) var lost: [String] = []

    package init() {}

    /// Notes a value that the new build of the program cannot take over, for the message to the user.
    package func lose(_ what: String) { lost.append("\(place): \(what)") }

    /// The value as one of `type`; nil if that is not possible.
    package func carry<T>(_ value: Any, to type: T.Type) -> T? { made(value, type) as? T }

    private func made(_ value: Any, _ type: Any.Type) -> Any? {
        if let erased = value as? any ErasedContainer { return erased.marked { AnyHashable(OlderValue(base: $0)) } }
        func same<T>(_ type: T.Type) -> Any? { (value as? T).map { $0 as Any } }
        if let same = _openExistential(type, do: same) { return same }
        if let container = type as? any CarriedContainer.Type { return container.carried(from: value, self) }
        guard "\(Swift.type(of: value))" == "\(type)" else { return nil }
        let parts: Any? = switch TypeLayout(type).kind {
        case .structure, .tuple: structure(value, type)
        case .enumeration: enumeration(value, type)
        case .object: object(value as AnyObject, type)
        case .other: nil
        }
        return parts ?? coded(value, type)
    }

    // MARK: Parts

    /// The stored parts of a value, by name.
    private func parts(of value: Any) -> [String: Any]? {
        func read<T>(_ value: T) -> [String: Any]? {
            guard let fields = TypeLayout(T.self).fields else { return nil }
            return withUnsafeBytes(of: value) { bytes in
                Dictionary(fields.map { ($0.name, Self.load($0.type, bytes.baseAddress! + $0.offset)) }) { $1 }
            }
        }
        if MemoryLayout.size(ofOpened: value) == 0 { return [:] }
        return _openExistential(value, do: read)
    }

    private func parts(ofObject object: AnyObject) -> [String: Any]? {
        guard let fields = TypeLayout(Swift.type(of: object)).fields else { return nil }
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return Dictionary(fields.map { ($0.name, Self.load($0.type, start + $0.offset)) }) { $1 }
    }

    private static func load(_ type: Any.Type, _ place: UnsafeRawPointer) -> Any {
        func load<T>(_ type: T.Type) -> Any { place.assumingMemoryBound(to: T.self).pointee }
        return _openExistential(type, do: load)
    }

    private static func store(
        _ value: Any, _ type: Any.Type, _ place: UnsafeMutableRawPointer, isNew: Bool, inBox: Bool = false
    ) {
        func store<T>(_ type: T.Type) {
            guard let value = value as? T else { return }
            let typed = place.assumingMemoryBound(to: T.self)
            if inBox {
                place.initializeMemory(as: IndirectPayload<T>.self, to: .box(value))
            } else if isNew {
                typed.initialize(to: value)
            } else {
                typed.pointee = value
            }
        }
        _openExistential(type, do: store)
    }

    /// Each field of the new type made of the old one's; one that is new has its initial value, or is nil.
    private func values(
        _ fields: [TypeLayout.Field], _ old: [String: Any], initial: (TypeLayout.Field) -> Any? = { _ in nil }
    ) -> [Any]? {
        var made: [Any] = []
        for field in fields {
            guard let value = old[field.name].map({ self.made($0, field.type) })
                ?? initial(field) ?? (field.type as? any NilValue.Type).map({ $0.nilValue }) else { return nil }
            made.append(value)
        }
        return made
    }

    private func structure(_ value: Any, _ type: Any.Type) -> Any? {
        let layout = TypeLayout(type)
        guard let fields = layout.fields, let old = parts(of: value),
              let values = values(fields, old) else { return nil }
        return Self.value(layout) { place in
            for (field, value) in zip(fields, values) {
                Self.store(value, field.type, place + field.offset, isNew: true)
            }
        }
    }

    private func enumeration(_ value: Any, _ type: Any.Type) -> Any? {
        func name<T>(_ value: T) -> String? { caseName(value).map { String(cString: $0) } }
        let layout = TypeLayout(type)
        guard let cases = layout.cases, let name = _openExistential(value, do: name),
              let tag = cases.firstIndex(where: { $0.name == name }) else { return nil }
        let old = Mirror(reflecting: value).children.first?.value
        guard let type = cases[tag].payload else {
            return old == nil ? Self.value(layout) { layout.setTag(tag, at: $0) } : nil
        }
        guard let old, let payload = made(old, type) else { return nil }
        return Self.value(layout) { place in
            Self.store(payload, type, place, isNew: true, inBox: cases[tag].isIndirect)
            layout.setTag(tag, at: place)
        }
    }

    /// The value whose parts `fill` has put in place.
    private static func value(_ layout: TypeLayout, _ fill: (UnsafeMutableRawPointer) -> Void) -> Any {
        let place = UnsafeMutableRawPointer.allocate(byteCount: max(layout.size, 1), alignment: layout.alignment)
        defer { place.deallocate() }
        fill(place)
        func take<T>(_ type: T.Type) -> Any { place.assumingMemoryBound(to: T.self).move() }
        return _openExistential(layout.type, do: take)
    }

    // MARK: Objects

    private func object(_ old: AnyObject, _ type: Any.Type) -> Any? {
        if let known = objects[ObjectIdentifier(old)] { return known }
        let layout = TypeLayout(type)
        guard isModel(type), let fields = layout.fields, var parts = parts(ofObject: old) else { return nil }
        let record = parts.values.lazy.compactMap { $0 as? any CarriedRecord }.first
        if let successor = record?.successor, Swift.type(of: successor) == type { return successor }

        // Two objects may refer to each other: what is empty or refers to objects is stored when the object is there.
        guard unfinished.insert(ObjectIdentifier(old)).inserted else { return nil }
        defer { unfinished.remove(ObjectIdentifier(old)) }
        var references: [(field: TypeLayout.Field, part: Any)] = []
        for field in fields {
            guard let container = field.type as? any CarriedContainer.Type, let empty = container.empty,
                  container.refersToObjects, let part = parts.updateValue(empty, forKey: field.name) else { continue }
            references.append((field, part))
        }
        let made = values(fields, parts) { record?.initialValue(of: $0.name, in: type) }
        guard let made, let memory = layout.makeObject() else { return nil }
        for (field, value) in zip(fields, made) {
            let value: Any = switch value {
            case is ObservationRegistrar: ObservationRegistrar()
            case let record as any CarriedRecord: record.renewed()
            default: value
            }
            Self.store(value, field.type, memory + field.offset, isNew: true)
        }
        let object = Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
        keep(old, object)
        record?.successor = object
        for (field, part) in references {
            if let value = self.made(part, field.type) {
                Self.store(value, field.type, memory + field.offset, isNew: false)
            } else {
                lose(field, of: object)
            }
        }
        return object
    }

    private func lose(_ field: TypeLayout.Field, of object: AnyObject) {
        let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        lose("the property '\(name)' of \(Swift.type(of: object))")
    }

    /// Makes `new` the object of this build that `old` becomes. `fill(pairedWith:)` gives it the values.
    package func pair(_ old: AnyObject, with new: AnyObject) { keep(old, new) }

    /// Gives the variables of a new object the values of an old one's. What belongs to the object itself stays: its
    /// constants, closures, subscriptions, and the objects that are of no type of the program.
    package func fill(_ object: AnyObject, from old: AnyObject) {
        if let object = object as? any CarriedObject { return object.adopt(old) }
        guard object !== old, isModel(type(of: object)) else { return }
        guard objects[ObjectIdentifier(old)] == nil, "\(type(of: object))" == "\(type(of: old))" else { return }
        keep(old, object)
        fill(pairedWith: old)
    }

    /// Gives the variables of the object that `old` is paired with the values of `old`.
    package func fill(pairedWith old: AnyObject) {
        guard let object = objects[ObjectIdentifier(old)], object !== old else { return }
        guard let fields = TypeLayout(type(of: object)).fields, let parts = parts(ofObject: old) else {
            return lose("the properties of \(type(of: object))")
        }
        let start = Unmanaged.passUnretained(object).toOpaque()
        for field in fields where field.isVariable && !(field.type is ObservationRegistrar.Type) {
            guard let part = parts[field.name], !isOwn(field.type) else { continue }
            let now = Self.load(field.type, start + field.offset)
            if field.type is AnyClass {
                fill(now as AnyObject, from: part as AnyObject)
            } else if let property = now as? any CurrentValueHolder, let old = part as? any CurrentValueHolder,
                      let value = made(old.currentValue, property.valueType) {
                // Its storage stays: it has the publisher that the object's subscriptions are of.
                property.begin(with: value)
            } else if let made = made(part, field.type) {
                Self.store(made, field.type, start + field.offset, isNew: false)
            } else {
                lose(field, of: object)
            }
        }
    }

    private func keep(_ old: AnyObject, _ new: AnyObject) {
        objects[ObjectIdentifier(old)] = new
        olds.append(old)
    }

    private func isModel(_ type: Any.Type) -> Bool {
        type is any Observable.Type || type is any ObservableObject.Type
    }

    private func isOwn(_ type: Any.Type) -> Bool {
        let name = "\(type)"
        return name.contains("->") || name.contains("Cancellable") || name.contains("Task<")
    }

    // MARK: JSON and text

    private func coded(_ value: Any, _ type: Any.Type) -> Any? {
        if let encodable = value as? any Encodable, let decodable = type as? any Decodable.Type,
           let data = try? JSONEncoder().encode([Wrapped(value: encodable)]), let made = decode(decodable, data) {
            return made
        }
        func parse<T>(_ type: T.Type) -> Any? {
            if let raw = value as? any RawRepresentable { return TextValue.parse("\(raw.rawValue)", as: T.self) }
            return T.self is any CaseIterable.Type ? TextValue.parse("\(value)", as: T.self) : nil
        }
        return _openExistential(type, do: parse)
    }

    private func decode<D: Decodable>(_ type: D.Type, _ data: Data) -> Any? {
        (try? JSONDecoder().decode([D].self, from: data))?.first
    }

    private struct Wrapped: Encodable {
        let value: any Encodable
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}

/// A container whose values have no type: which type of the new build is theirs is known only where they are used.
package protocol ErasedContainer {
    /// The same value with `mark` applied to each of the identities in it.
    func marked(_ mark: (AnyHashable) -> AnyHashable) -> Self
}

/// An object of the library with values of the program, which has the same type in each build.
package protocol CarriedObject: AnyObject {
    /// Takes over what the object of the older build has.
    func adopt(_ old: AnyObject)
}

/// An object of the library that belongs to one object of the program, as the record of a model does.
package protocol CarriedRecord: AnyObject {
    /// The object that was made of its own in the next build; nil if none was.
    var successor: AnyObject? { get set }
    /// A record for the object of the next build.
    func renewed() -> Self
    /// The value that a stored property of a type begins with; nil if it has none, or it is not known.
    func initialValue(of property: String, in type: Any.Type) -> Any?
}

/// A value of an older build.
package struct OlderValue: Hashable {
    package let base: AnyHashable
    /// An identity of the older build, equal to none of the new one.
    package init(base: AnyHashable) { self.base = base }
}

extension MemoryLayout where T == Any {
    fileprivate static func size(ofOpened value: Any) -> Int {
        func size<V>(_ value: V) -> Int { MemoryLayout<V>.size }
        return _openExistential(value, do: size)
    }
}

@_silgen_name("swift_EnumCaseName")
private func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

private protocol NilValue {
    static var nilValue: Any { get }
}

/// A container of the library, of values of the program's types.
package protocol CarriedContainer {
    /// A container of this type with the values of one of an older build; nil if that is not possible.
    static func carried(from value: Any, _ values: CarriedValues) -> Any?
    /// The type of its values.
    static var content: Any.Type { get }
    /// The container without content; nil if it always has some.
    static var empty: Any? { get }
}

extension CarriedContainer {
    /// Whether objects are in the container, or in containers in it.
    static var refersToObjects: Bool {
        (content as? any CarriedContainer.Type)?.refersToObjects ?? (content is AnyClass)
    }
}

extension Optional: CarriedContainer, NilValue {
    fileprivate static var nilValue: Any { Optional<Wrapped>.none as Any }
    package static var content: Any.Type { Wrapped.self }
    package static var empty: Any? { .some(nilValue) }
    package static func carried(from value: Any, _ values: CarriedValues) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else {
            return values.carry(value, to: Wrapped.self).map { Self($0) as Any }
        }
        guard let child = mirror.children.first else { return Optional<Wrapped>.none as Any }
        return values.carry(child.value, to: Wrapped.self).map { Self($0) as Any }
    }
}

extension Array: CarriedContainer {
    package static var content: Any.Type { Element.self }
    package static var empty: Any? { Self() }
    package static func carried(from value: Any, _ values: CarriedValues) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .collection else { return nil }
        let made = mirror.children.compactMap { values.carry($0.value, to: Element.self) }
        return made.count == mirror.children.count ? made : nil
    }
}

extension Set: CarriedContainer {
    package static var content: Any.Type { Element.self }
    package static var empty: Any? { Self() }
    package static func carried(from value: Any, _ values: CarriedValues) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .set else { return nil }
        let made = mirror.children.compactMap { values.carry($0.value, to: Element.self) }
        return made.count == mirror.children.count ? Set(made) : nil
    }
}

extension Dictionary: CarriedContainer {
    package static var content: Any.Type { Value.self }
    package static var empty: Any? { Self() }
    package static func carried(from value: Any, _ values: CarriedValues) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .dictionary else { return nil }
        var made: Self = [:]
        for child in mirror.children {
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            guard pair.count == 2, let key = values.carry(pair[0], to: Key.self),
                  let item = values.carry(pair[1], to: Value.self) else { return nil }
            made[key] = item
        }
        return made
    }
}

extension Published: CarriedContainer {
    package static var content: Any.Type { Value.self }
    package static var empty: Any? { nil }
    package static func carried(from value: Any, _ values: CarriedValues) -> Any? {
        (value as? any CurrentValueHolder).flatMap { values.carry($0.currentValue, to: Value.self) }
            .map { Published(wrappedValue: $0) as Any }
    }
}
