import QuadrantTesting
import SwiftUI

// A sample screen whose display list Apple's SwiftUI printed on an iPhone 17 Pro.

extension Catalog {
    static let displayList: [String: Subject] = {
        var subjects: [String: Subject] = [:]
        let screen = ["all", "title", "body", "red", "green", "blue", "circle", "rectangle", "roundedRect", "swift"]
        for part in screen { subjects[part == "all" ? "dl-iphone17pro-all" : "dl-\(part)"] = .view { SampleScreen() } }
        let colors: [String: Color] = ["blue": .blue, "green": .green, "purple": .purple, "red": .red]
        for (name, color) in colors {
            subjects["dl-color-\(name)"] = .facts { ["rgb": .string(hex(color, $0, .light))] }
        }
        let square = CGRect(x: 0, y: 0, width: 60, height: 60)
        subjects["dl-path-circle"] = .facts { _ in ["path": .string(svg(Circle().path(in: square)))] }
        subjects["dl-path-rounded-continuous"] = .facts { _ in
            ["path": .string(svg(RoundedRectangle(cornerRadius: 12).path(in: square)))]
        }
        return subjects
    }()

    private struct SampleScreen: View {
        var body: some View {
            VStack(spacing: 24) {
                VStack(spacing: 6) {
                    Text("OpenSwiftUI Example").font(.title).tagged("title \"OpenSwiftUI Example\"")
                    Text("Color & Shape & Image").font(.body).tagged("body \"Color & Shape & Image\"")
                }
                HStack(spacing: 12) {
                    Color.red.frame(width: 60, height: 60).tagged("red")
                    Color.green.frame(width: 60, height: 60).tagged("green")
                    Color.blue.frame(width: 60, height: 60).tagged("blue")
                }
                HStack(spacing: 12) {
                    Circle().frame(width: 60, height: 60).tagged("circle")
                    Rectangle().frame(width: 60, height: 60).tagged("rectangle")
                    RoundedRectangle(cornerRadius: 12).frame(width: 60, height: 60).tagged("roundedRect")
                }
                Image(systemName: "swift").resizable().tagged("swift symbol").scaledToFit().frame(width: 80, height: 80)
            }
            .padding()
        }
    }

    /// The path in the notation of the recording: absolute, letters M L C Z.
    static func svg(_ path: Path) -> String {
        var text: [String] = []
        @MainActor func add(_ letter: String, _ points: CGPoint...) {
            text.append(letter + points.map { "\(Double($0.x)) \(Double($0.y))" }.joined(separator: " "))
        }
        path.forEach { element in
            switch element {
            case .move(let to): add("M", to)
            case .line(let to): add("L", to)
            case .quadCurve(let to, let control): add("Q", control, to)
            case .curve(let to, let first, let second): add("C", first, second, to)
            case .closeSubpath: add("Z")
            }
        }
        return text.joined(separator: " ")
    }
}
