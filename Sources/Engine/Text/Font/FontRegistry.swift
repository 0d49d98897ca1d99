import QuadrantDisplayList
import CHarfBuzz
import QuadrantThreads

/// All fonts opened by this process. A handle is an index into it and is valid for the lifetime of the process.
enum FontRegistry {
    private struct FaceKey: Hashable {
        var path: String
        var index: Int
    }
    private struct Face { let pointer: OpaquePointer }
    private struct State {
        var faces: [FaceKey: Face?] = [:]
        var instances: [FontInstance] = []
        var handles: [FontFile: Int] = [:]
    }
    private static let state = Locked(State())

    static func instance(_ handle: FontHandle) -> FontInstance {
        state.withLock { $0.instances[Int(handle.index)] }
    }

    /// The face at `path`, or nil if the file does not exist or contains no font. `weight` sets the weight axis of a
    /// variable font and has no effect on others.
    static func instance(path: String, index: Int = 0, weight: Int? = nil) -> FontInstance? {
        state.withLock { state in
            guard let face = face(FaceKey(path: path, index: index), &state) else { return nil }
            var variations: [FontFile.Variation] = []
            if let weight, let range = axis("wght", of: face) {
                let value = min(max(Double(weight), range.lowerBound), range.upperBound)
                variations = [FontFile.Variation(tag: "wght", value: value)]
            }
            let file = FontFile(path: path, index: index, variations: variations)
            if let known = state.handles[file] { return state.instances[known] }
            let handle = FontHandle(index: UInt32(state.instances.count))
            let instance = FontInstance(handle: handle, file: file, face: face)
            state.handles[file] = state.instances.count
            state.instances.append(instance)
            return instance
        }
    }

    private static func face(_ key: FaceKey, _ state: inout State) -> OpaquePointer? {
        if let known = state.faces[key] { return known?.pointer }
        let face = open(path: key.path, index: key.index)
        state.faces[key] = .some(face.map(Face.init))
        return face
    }

    private static func open(path: String, index: Int) -> OpaquePointer? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        return face
    }

    private static func axis(_ tag: String, of face: OpaquePointer) -> ClosedRange<Double>? {
        var info = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(face, Tag.value(tag), &info) != 0 else { return nil }
        return Double(info.min_value)...Double(info.max_value)
    }
}
