import Foundation
import QuadrantBase
import QuadrantProject

enum Version {
    static let number = "0.1.0"

    struct Versions: Encodable {
        var quadrant: String
        var compiler: String
        var compilerPath: String
        var build: String
    }

    static func run(_ arguments: Arguments) throws {
        let path = Toolchain.findCompiler()
        let versions = Versions(quadrant: number, compiler: path.flatMap(compilerVersion) ?? "none",
                          compilerPath: path ?? "", build: Toolchain.buildFolder)
        if arguments.has("json") {
            print(try JSON.text(versions))
        } else {
            print("quadrant \(versions.quadrant)")
            print("compiler \(versions.compiler)\(path.map { " at " + $0 } ?? "")")
        }
    }

    /// The number in `swiftc --version`, such as 6.3.1.
    static func compilerVersion(_ path: String) -> String? {
        guard let text = Spawn.run(path, ["--version"], collecting: .output, silent: true)?.output,
              let start = text.range(of: "Swift version ") else { return nil }
        return String(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
}
