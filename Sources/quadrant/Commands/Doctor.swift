import Foundation

/// Looks at everything a picture depends on.
enum Doctor {
    struct Check: Encodable {
        var name: String
        var found: String
        var isFine: Bool
        /// Whether rendering works without it.
        var isOptional: Bool
        var fix: String?
    }

    static func run(_ arguments: Arguments) throws {
        let checks = compiler + build + parts + fonts + [cache, stack]
        if arguments.has("json") {
            print(try JSON.text(checks))
        } else {
            let width = checks.map(\.name.count).max() ?? 0
            for check in checks {
                let mark = check.isFine ? "ok      " : check.isOptional ? "optional" : "missing "
                print("\(mark)  \(Help.padded(check.name, width))  \(check.found)")
                if let fix = check.fix { print("          \(Help.padded("", width))  fix: \(fix)") }
            }
        }
        if checks.contains(where: { !$0.isFine && !$0.isOptional }) { exit(ExitCode.machine.rawValue) }
    }

    private static var compiler: [Check] {
        guard let path = Toolchain.findCompiler() else {
            return [Check(name: "Swift compiler", found: "none on the PATH", isFine: false, isOptional: false,
                          fix: "install Swift 6.3 from swift.org")]
        }
        let version = Version.compilerVersion(path) ?? "unknown"
        let isFine = version.hasPrefix("6.")
        return [Check(name: "Swift compiler", found: "\(version) at \(path)", isFine: isFine, isOptional: false,
                      fix: isFine ? nil : "install Swift 6.3 from swift.org")]
    }

    private static var build: [Check] {
        let folder = Toolchain.buildFolder
        return [("modules", "/Modules/SwiftUI.swiftmodule"), ("macros", "/QuadrantMacros-tool")].map { name, path in
            let isThere = access(folder + path, R_OK) == 0
            return Check(name: name, found: folder + path, isFine: isThere, isOptional: false,
                         fix: isThere ? nil : "build again with ./quadrant")
        }
    }

    /// What is built only where its libraries are.
    private static var parts: [Check] {
        var windows = false, pages = false
        #if canImport(QuadrantWindow)
        windows = true
        #endif
        #if canImport(QuadrantPreview)
        pages = true
        #endif
        return [("windows", windows, "run"), ("live pages", pages, "preview")].map { name, isThere, command in
            Check(name: name, found: isThere ? "built in" : "not built in", isFine: isThere, isOptional: true,
                  fix: isThere ? nil : "./quadrant \(command) installs what they need and builds them")
        }
    }

    private static var fonts: [Check] {
        FontPackage.all.map { package in
            let isThere = access(package.file, R_OK) == 0
            return Check(name: package.name, found: isThere ? package.file : "\(package.file) is not there",
                         isFine: isThere, isOptional: package.isOptional,
                         fix: isThere ? nil : "apt-get install \(package.name)   (\(package.use))")
        }
    }

    private static var cache: Check {
        let folder = Cache().folder
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let isFine = access(folder, W_OK) == 0
        return Check(name: "cache", found: folder, isFine: isFine, isOptional: true,
                     fix: isFine ? nil : "set QUADRANT_CACHE to a folder you may write")
    }

    private static var stack: Check {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
        let isFine = limit.rlim_max >= Guard.stackSize
        let size = limit.rlim_max == rlim_t.max ? "unlimited" : "\(limit.rlim_max >> 20) MiB"
        return Check(name: "stack limit", found: size, isFine: isFine, isOptional: true,
                     fix: isFine ? nil : "raise it with 'ulimit -Hs' for very deep views")
    }
}

/// A Debian package that pictures are drawn with, and a file that shows it is installed.
struct FontPackage {
    var name: String
    var file: String
    var use: String
    var isOptional: Bool

    static let all = [
        FontPackage(name: "fonts-inter-variable", file: "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf",
                    use: "the system font", isOptional: false),
        FontPackage(name: "bootstrap-icons", file: "/usr/share/bootstrap-icons/svg/star.svg",
                    use: "Image(systemName:)", isOptional: true),
        FontPackage(name: "fonts-noto-color-emoji", file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
                    use: "emoji", isOptional: true),
        FontPackage(name: "fonts-noto-cjk", file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
                    use: "Chinese, Japanese and Korean", isOptional: true),
        FontPackage(name: "fonts-dejavu-core", file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
                    use: "letters and signs that Inter lacks", isOptional: true),
    ]

    /// Fails before anything is compiled when text could not be drawn at all.
    static func require() throws {
        for package in all where !package.isOptional && access(package.file, R_OK) != 0 {
            throw Failure(.machine, "the package \(package.name) is not installed", at: package.file,
                          rule: "Text is measured and drawn with \(package.use), which comes from that package.",
                          fix: "Run 'apt-get install \(package.name)', or tools/setup for everything at once.")
        }
    }
}
