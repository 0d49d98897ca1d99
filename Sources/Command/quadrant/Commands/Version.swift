import Foundation
import QuadrantBase
import QuadrantProject

enum Version {
    static let number = "0.2.0"

    struct Versions: Encodable {
        var quadrant: String
        var compiler: String
        var compilerPath: String
        var build: String
        /// The compiler of the modules, if this is a release.
        var modules: String?
    }

    static func run(_ arguments: Arguments) throws {
        let path = Toolchain.findCompiler()
        let versions = Versions(quadrant: number, compiler: path.flatMap(compilerVersion) ?? "none",
                                compilerPath: path ?? "", build: Toolchain.buildFolder,
                                modules: Release.current?.compiler)
        if arguments.has("json") {
            print(try JSON.text(versions))
        } else {
            print("quadrant \(versions.quadrant)")
            print("compiler \(versions.compiler)\(path.map { " at " + $0 } ?? "")")
            if let modules = versions.modules { print("modules  \(modules)") }
        }
    }

    /// The number in `swiftc --version`, such as 6.3.1.
    static func compilerVersion(_ path: String) -> String? {
        Toolchain.version(of: path).flatMap { CompilerRecord.number(in: $0) }
    }
}
