import QuadrantThreads

/// Says that the member which calls this has no effect here although a phone would show or do something. The first call
/// from each place of the sources is noted, and the command prints the note (`StandIns.take()`).
///
/// A property calls it in `didSet`, so that default values are not noted; a method calls it in its body. The last
/// sentence of the member's documentation is "Without effect: " with the same reason, and Docs/Parity.md lists it
/// (`tools/stand-ins`). A member of which there is nothing to report has no call, and "Nothing to do: " there.
///
/// - Parameters:
///   - owner: `self`: a value, an object or a type. nil for a function outside of types.
///   - reason: What is the case here, as a clause without a full stop.
package func standIn(_ owner: Any?, _ reason: StaticString, member: StaticString = #function,
                     file: StaticString = #fileID, line: UInt32 = #line) {
    StandIns.note(owner, reason, member, file, line)
}

/// What the program has used so far of the members that have no effect. Any thread may call its functions.
package enum StandIns {
    private struct Place: Hashable {
        var file: UInt
        var line: UInt32
    }
    private struct Notes: Sendable {
        var places: Set<Place> = []
        var unread: [String] = []
    }
    private static let notes = Locked(Notes())

    /// The notes since the last call, in the order of first use: one line for each member, without a full stop.
    package static func take() -> [String] {
        notes.withLock { notes in
            defer { notes.unread = [] }
            return notes.unread
        }
    }

    fileprivate static func note(_ owner: Any?, _ reason: StaticString, _ member: StaticString, _ file: StaticString,
                                 _ line: UInt32) {
        let place = Place(file: UInt(bitPattern: file.utf8Start), line: line)
        guard notes.withLock({ $0.places.insert(place).inserted }) else { return }
        let type = owner.map { ownerName($0, file: "\(file)") + "." } ?? ""
        notes.withLock { $0.unread.append("`\(type)\(member)` has no effect on this system: \(reason)") }
    }

    /// The name of the type that declares the member, without that of its module: of the classes that `owner` inherits
    /// from, the one that the file is called after, else the first one of the module that the file belongs to.
    private static func ownerName(_ owner: Any, file: String) -> String {
        let module = file.prefix { $0 != "/" } + "."
        let fileType = module + file.dropFirst(module.count).prefix { $0 != "." && $0 != "+" }
        var names = [String(reflecting: owner as? Any.Type ?? type(of: owner))]
        var mirror = Mirror(reflecting: owner).superclassMirror
        while let at = mirror {
            names.append(String(reflecting: at.subjectType))
            mirror = at.superclassMirror
        }
        let name = names.first { $0 == fileType } ?? names.first { $0.hasPrefix(module) } ?? names[0]
        return String(name.drop { $0 != "." }.dropFirst())
    }
}
