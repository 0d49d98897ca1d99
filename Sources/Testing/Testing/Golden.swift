package import Foundation
import QuadrantCairo
package import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPNG
package import Testing

/// Compares a view with its goldens in `Tests/Goldens/SUITE/NAME[-VARIANT]`: the display list as text, then the pixels.
///
/// Both must be equal, and a missing golden is a failure. Differing results are written for `tools/goldens review`.
@MainActor
package func expectPicture<Content: View>(
    _ name: String, _ variant: Variant = .plain, size: CGSize, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, after prepare: (ViewHarness) -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor () -> Content
) throws {
    let scene = ViewHarness(offering: ProposedViewSize(size), variant, isChecked: false, content: content)
    prepare(scene)
    var list = scene.displayList
    list.background = variant.isDark ? .black : .white
    let golden = Golden(
        suite: URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent,
        name: name + variant.suffix)
    golden.compare("dl", Data(list.text.utf8), sourceLocation: sourceLocation) {
        $0 == $1 ? nil : Golden.firstDifference($0, $1)
    }
    let pixels = try PNG.encode(list, effort: .small)
    golden.compare("png", pixels, sourceLocation: sourceLocation) { Golden.pixelDifference($0, $1) }
}

/// One golden and its location.
private struct Golden {
    let suite: String
    let name: String

    private var root: URL {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
            folder.deleteLastPathComponent()
        }
        return folder
    }
    private var work: URL {
        let build = ProcessInfo.processInfo.environment["QUADRANT_BUILD"]
        return (build.map { URL(fileURLWithPath: $0) } ?? root.appendingPathComponent(".build")).appendingPathComponent(
            "goldens")
    }

    func compare(_ kind: String, _ found: Data, sourceLocation: SourceLocation, _ difference: (Data, Data) -> String?) {
        let file = "\(suite)/\(name).\(kind)"
        note(file)
        let reference = root.appendingPathComponent("Tests/Goldens/" + file)
        guard let expected = try? Data(contentsOf: reference) else {
            keep(file, found)
            Issue.record(
                "There is no reference \(file); look at it with tools/goldens review.", sourceLocation: sourceLocation)
            return
        }
        guard let text = difference(expected, found) else {
            // A result of an earlier run is none of this one, and would be accepted with others.
            try? FileManager.default.removeItem(at: work.appendingPathComponent("new/" + file))
            return
        }
        keep(file, found)
        Issue.record("""
            Picture '\(name)' differs from its reference: \(text)
              reference  Tests/Goldens/\(file)
              review     tools/goldens review \(suite)/\(name)
            """, sourceLocation: sourceLocation)
    }

    private func keep(_ file: String, _ data: Data) {
        let target = work.appendingPathComponent("new/" + file)
        try? FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: target)
    }

    /// Records the goldens that were read, to find unused ones.
    private func note(_ file: String) {
        let target = work.appendingPathComponent("used")
        try? FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        // Several test processes append to the file at once.
        let descriptor = open(target.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        if descriptor < 0 { return }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try? handle.write(contentsOf: Data((file + "\n").utf8))
    }

    /// Compares the decoded pixels, because the encoded bytes depend on the encoder.
    static func pixelDifference(_ expected: Data, _ found: Data) -> String? {
        if expected == found { return nil }
        guard let old = PNG.decode([UInt8](expected)), let new = PNG.decode([UInt8](found)) else {
            return "one of the files is no PNG."
        }
        guard old.width == new.width, old.height == new.height else {
            return "\(new.width) x \(new.height) pixels instead of \(old.width) x \(old.height)."
        }
        let count = stride(from: 0, to: old.rgba.count, by: 4).count { old.rgba[$0..<$0 + 4] != new.rgba[$0..<$0 + 4] }
        return count == 0 ? nil : "\(count) of \(old.width * old.height) pixels differ."
    }

    static func firstDifference(_ expected: Data, _ found: Data) -> String {
        let old = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: found, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = (0..<min(old.count, new.count)).first { old[$0] != new[$0] } ?? min(old.count, new.count)
        return """
            display list, line \(line + 1) of \(new.count).
              - \(line < old.count ? old[line] : "(end)")
              + \(line < new.count ? new[line] : "(end)")
            """
    }
}

extension Variant {
    /// The file name suffix of this variant.
    fileprivate var suffix: String {
        (isDark ? "-dark" : "") + (isRightToLeft ? "-rightToLeft" : "") + (scale == 2 ? "" : "-\(Int(scale))x")
    }
}
