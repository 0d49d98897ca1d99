/// The objects that their owner keeps for the folders above its own, whose types it does not name. Each has a place,
/// and its folder an extension of the owner that returns it.
///
/// A lookup costs two loads and a comparison with nil.
struct KeptObjects<Place: CaseIterable & RawRepresentable> where Place.RawValue == Int {
    private let objects: UnsafeMutablePointer<AnyObject?>
    private let count = Place.allCases.count

    init() {
        objects = .allocate(capacity: count)
        objects.initialize(repeating: nil, count: count)
    }

    /// Releases the objects; the value is not used after it.
    func free() {
        objects.deinitialize(count: count)
        objects.deallocate()
    }

    /// The object at a place, made by the first call. A place has objects of one type.
    @inline(__always)
    func object<Kept: AnyObject>(at place: Place, _ make: () -> Kept) -> Kept {
        if let known = objects[place.rawValue] { return unsafeDowncast(known, to: Kept.self) }
        let made = make()
        objects[place.rawValue] = made
        return made
    }

    /// The object at a place; nil before it was made.
    func known(at place: Place) -> AnyObject? { objects[place.rawValue] }

    /// Replaces the object at a place.
    func set(_ object: AnyObject, at place: Place) { objects[place.rawValue] = object }
}
