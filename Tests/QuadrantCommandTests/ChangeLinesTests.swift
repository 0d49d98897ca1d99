import Foundation
import Testing
@testable import QuadrantBase

/// `quadrant explain --changed`: the lines that wrote values, and the bodies that were evaluated because of it.
@Suite struct ChangeLinesTests {
    private let changing = """
        import SwiftUI
        @Observable final class Model {
            var total = 0
        }
        struct Total: View {
            let model: Model
            var body: some View { Text("total \\(model.total)") }
        }
        struct Counter: View {
            @State private var count = 0
            @State private var height = 0.0
            @State private var model = Model()
            @State private var share = 0.5
            var body: some View {
                VStack {
                    Text("count \\(count)").font(count > 0 ? .largeTitle : .body)
                        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
                    Total(model: model)
                    Button("Add") {
                        count += 1
                        model.total = count * 2
                    }
                    Slider(value: $share).accessibilityIdentifier("share")
                    Text("share \\(share, format: .percent)").frame(minHeight: height)
                }
            }
        }

        """

    /// The line that wrote each value, the bodies with their reasons, and what moved.
    @Test func theLastChangeIsExplained() throws {
        let command = try Command(["A.swift": changing])
        let result = try command.run("explain", "A.swift", "--drag", "share:+30,0", "--tap", "Add", "--changed")
        #expect(result.code == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n").map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        for line in [
            "count of Counter: 0 → 1, by the Button \"Add\" A.swift:20",
            "total of Model, by the Button \"Add\" A.swift:21",
            "height of Counter: 20.333 → 40.667, by .onGeometryChange A.swift:17",
            "Counter: count has changed A.swift:14", "Total: total of Model has changed A.swift:7",
            "Counter: height has changed A.swift:14",
            "a frame took 2 rounds of layout: .onGeometryChange wrote height of Counter",
        ] {
            #expect(lines.contains(line), "\(line) is not in\n\(lines.joined(separator: "\n"))")
        }
        #expect(!result.output.contains("share of Counter") && !result.output.contains("isPressed"))
        // A control writes through a binding: the line is the control's.
        let drag = try command.run("explain", "A.swift", "--drag", "share:+30,0", "--wait", "1", "--changed")
        #expect(drag.output.contains("After --drag share:+30,0: "), "\(drag.output)")
        let written = drag.output.split(separator: "\n").first { $0.contains("share of Counter: 0.5 → ") }
        #expect(written?.hasSuffix(" A.swift:23") == true, "\(drag.output)")
        #expect(written?.contains("by the Slider") == true, "\(drag.output)")
        let first = try command.run("explain", "A.swift", "--changed")
        #expect(first.output.hasPrefix("When it appeared: 1 value was written, "), "\(first.output)")
        let wrong = try command.run("explain", "A.swift", "--changed", "--against", "A.swift")
        #expect(wrong.code == ExitCode.usage.rawValue && wrong.hasFourParts)
    }

    /// The code of a compound assignment to an observed property has no line of its own: it is not the function's.
    @Test func aCompoundAssignmentHasItsLine() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            @Observable final class Model {
                var total = 0
                func add(_ number: Int) {
                    total += number
                }
            }
            struct Counter: View {
                @State private var model = Model()
                @State private var count = 0
                var body: some View {
                    VStack {
                        Button("Add") {
                            model.add(2)
                            count += 1
                        }
                        Text("total \\(model.total) \\(count)")
                    }
                }
            }

            """])
        let result = try command.run("explain", "A.swift", "--tap", "Add", "--changed")
        let written = result.output.split(separator: "\n").filter { $0.contains(", by the Button") }
        #expect(written.count == 2 && written[0].contains("total of Model"), "\(result.output)")
        #expect(written.map { $0.suffix(10).trimmingPrefix(while: \.isWhitespace) } == ["A.swift:5", "A.swift:15"],
                "\(written)")
    }

    /// The views that the last event drew again.
    @Test func redrawsAreThoseOfTheLastEvent() throws {
        let command = try Command(["B.swift": changing])
        let redraws = try ["share", "Add"].map { name -> Int in
            let result = try command.run("render", "B.swift", "--tap", name, "--show", "redraws", "-o", "r.svg")
            #expect(result.code == 0, "\(result.errors)")
            return command.text("r.svg")?.components(separatedBy: "stroke-dasharray").count ?? 0
        }
        // A slider that jumps nowhere redraws nothing.
        #expect(redraws[0] < redraws[1], "\(redraws)")
    }
}
