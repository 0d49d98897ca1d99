import Foundation
import Testing

/// The device that programs read, in every place where they can.
@Suite("The device of a picture")
struct DeviceTests {
    /// Reads the device in a global constant, in a stored property of a view, and in bodies.
    private static let asking = """
        import SwiftUI

        let screen = UIScreen.main.bounds

        struct Bar: View {
            var width = UIScreen.main.bounds.width
            var body: some View { Color.red.frame(width: width / 2, height: 10) }
        }

        struct ContentView: View {
            let size = UIScreen.main.bounds.size
            var body: some View {
                let _ = print("global", screen.width, screen.height)
                let _ = print("stored", size.width, size.height)
                let _ = print("body", UIScreen.main.bounds.width, UIScreen.main.bounds.height, UIScreen.main.scale)
                Bar()
            }
        }

        """

    @Test(arguments: [
        ([], "393.0 852.0", "3.0"), (["--device", "iphone-8"], "375.0 667.0", "2.0"),
        (["--device", "iphone-8", "--landscape"], "667.0 375.0", "2.0"),
        (["--device", "iphone-8", "--scale", "1"], "375.0 667.0", "1.0"),
        (["--size", "200x100"], "200.0 100.0", "2.0"), (["--size", "fit"], "393.0 852.0", "2.0"),
    ])
    func theScreenIsThatOfTheOptions(arguments: [String], size: String, scale: String) throws {
        let result = try Command(["A.swift": Self.asking]).run(["render", "A.swift", "-o", "a.svg"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "global \(size)\nstored \(size)\nbody \(size) \(scale)\n")
    }

    /// The preferences of a preview are known only after its code has run; the view is then created again.
    @Test func theScreenIsThatOfThePreview() throws {
        let text = Self.asking + "#Preview(traits: .landscapeLeft) { ContentView() }\n"
        let command = try Command(["A.swift": text])
        let result = try command.run("layout", "A.swift")
        #expect(result.output.contains("stored 852.0 393.0\nbody 852.0 393.0 3.0\n"), "\(result.output)")
        #expect(result.output.contains("426×10"), "\(result.output)")
    }

    @Test func aViewOfItsOwnSizeIsOnADevice() throws {
        let text = Self.asking + "#Preview(traits: .fixedLayout(width: 50, height: 60)) { ContentView() }\n"
        let result = try Command(["A.swift": text]).run("render", "A.swift", "-o", "a.svg")
        #expect(result.output.contains("body 393.0 852.0 3.0\n"), "\(result.output)")
    }

    @Test func anAppIsToldBeforeItIsMade() throws {
        let text = Self.asking + """
            @main struct Program: App {
                let height = UIScreen.main.bounds.height
                var body: some Scene { WindowGroup { ContentView().onAppear { print("app", height) } } }
            }

            """
        let command = try Command(["A.swift": text])
        let result = try command.run("layout", "A.swift", "--view", "Program", "--device", "iphone-8")
        #expect(result.output.contains("app 667.0\n"), "\(result.output) \(result.errors)")
    }
}
