import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews

/// How one case is put to the engine: a view whose named parts are looked up, or a question with an answer of its own.
struct Subject {
    /// Everything a case may ask, at one scale.
    let answer: @MainActor (OracleCase, CGFloat) -> JSON
    /// The answer where tasks must have run; nil for all other subjects.
    let laterAnswer: (@MainActor () async -> JSON)?

    init(_ answer: @escaping @MainActor (OracleCase, CGFloat) -> JSON) { (self.answer, laterAnswer) = (answer, nil) }
    init(later answer: @escaping @MainActor () async -> JSON) {
        (self.answer, laterAnswer) = ({ _, _ in .null }, answer)
    }

    /// A view in the case's device. Frames and sizes are those of the views tagged with the recorded names; `root` is
    /// the size that fits the proposal. `facts` adds what else is recorded.
    @MainActor
    static func view<Content: View>(facts: @escaping @MainActor (ViewHarness) -> [String: JSON] = { _ in [:] },
                                    @ViewBuilder _ content: @escaping @MainActor () -> Content) -> Subject {
        Subject { record, scale in
            TextWidthOverrides.set(record.textWidths)
            defer { TextWidthOverrides.set([:]) }
            let scene = record.harness(scale, content)
            defer { _ = scene.takeReports() }
            var answer = facts(scene)
            if let frames = record.expected["frames"]?.list {
                answer["frames"] = .list(frames.map { record.frame($0["name"]?.string ?? "", in: scene, scale) })
            }
            var sizes = answer["sizes"]?.members ?? [:]
            for name in (record.expected["sizes"]?.members ?? [:]).keys where sizes[name] == nil {
                sizes[name] = JSON(name == "root" ? scene.host.sizeThatFits(record.offered) : scene.size(name))
            }
            answer["sizes"] = .object(sizes)
            return .object(answer)
        }
    }

    /// A view in a window of the recorded size that is no larger than the view lets it be: `sizes` has the window's
    /// as `root`.
    @MainActor
    static func window<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> Subject {
        Subject { record, scale in
            TextWidthOverrides.set(record.textWidths)
            defer { TextWidthOverrides.set([:]) }
            let scene = record.harness(scale, content)
            defer { _ = scene.takeReports() }
            let largest = scene.host.sizeThatFits(.infinity)
            let window = CGSize(width: min(largest.width, scene.offered.width),
                                height: min(largest.height, scene.offered.height))
            scene.offer(window.width, window.height)
            let frames = record.expected["frames"]?.list ?? []
            return ["frames": .list(frames.map { record.frame($0["name"]?.string ?? "", in: scene, scale) }),
                    "sizes": ["root": JSON(window)]]
        }
    }

    static func facts(_ answer: @escaping @MainActor (OracleCase) -> [String: JSON]) -> Subject {
        Subject { record, _ in .object(answer(record)) }
    }
}

extension OracleCase {
    @MainActor
    func harness<Content: View>(_ scale: CGFloat,
        @ViewBuilder _ content: @escaping @MainActor () -> Content) -> ViewHarness {
        ViewHarness(offering: offered, Variant(scale: scale, description: "\(scale)x"), design: design,
                    safeArea: safeArea) {
            Disguise.current.around(content())
        }
    }

    @MainActor
    fileprivate func frame(_ name: String, in scene: ViewHarness, _ scale: CGFloat) -> JSON {
        var frame = scene.frame(name)
        if isDrawn { frame = PixelGrid(scale: scale).snap(frame) }
        return .object(["name": .string(name), "x": JSON(frame.minX), "y": JSON(frame.minY),
                        "width": JSON(frame.width), "height": JSON(frame.height)])
    }
}
