import Foundation

/// Compiled programs of earlier runs, one folder each, named by a digest of everything that went into them.
struct Cache {
    static let kept = 64
    var folder: String

    init() {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["QUADRANT_CACHE"], named.hasPrefix("/") {
            folder = named
        } else if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
            folder = base + "/quadrant"
        } else {
            folder = (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/quadrant"
        }
    }

    func entry(_ key: String) -> String { folder + "/" + key }

    func holds(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

    /// A new empty folder beside the entries, or in the system's temporary folder when the cache cannot be written.
    func workFolder() throws -> String {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for base in [folder, NSTemporaryDirectory()] {
            var template = Array((base + "/work-XXXXXX").utf8CString)
            if mkdtemp(&template) != nil {
                return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
        throw Failure(.machine, "neither the cache nor the temporary folder can be written", at: folder,
                      rule: "A compiled view needs a place to lie.",
                      fix: "Set QUADRANT_CACHE to a folder you may write.")
    }

    /// Makes a finished work folder the entry of `key`, and answers where it now lies.
    func keep(_ work: String, as key: String) -> String {
        guard holds(work) else { return work }
        if rename(work, entry(key)) != 0 {
            // Another run was quicker, or an older folder stands there; either is replaced as a whole.
            try? FileManager.default.removeItem(atPath: entry(key))
            guard rename(work, entry(key)) == 0 else { return work }
        }
        forgetOldest()
        return entry(key)
    }

    private func forgetOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.kept else { return }
        let aged = names.map { name in
            let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return (name, facts?[.modificationDate] as? Date ?? .distantPast)
        }.sorted { $0.1 < $1.1 }
        for (name, _) in aged.prefix(names.count - Self.kept) {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}

/// 128 bits that tell apart what a person may write; no defence against someone who wants them equal.
struct Digest {
    private var low: UInt64 = 0xcbf2_9ce4_8422_2325
    private var high: UInt64 = 0x9ae1_6a3b_2f90_404f

    mutating func add(_ bytes: some Sequence<UInt8>) {
        var count: UInt64 = 0
        for byte in bytes {
            low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
            high = (high ^ UInt64(byte) ^ (high >> 29)) &* 0x9e37_79b9_7f4a_7c15
            count += 1
        }
        low = (low ^ count) &* 0x100_0000_01b3
        high = (high ^ count ^ (high >> 29)) &* 0x9e37_79b9_7f4a_7c15
    }

    var text: String {
        [low, high].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
