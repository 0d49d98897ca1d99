import Foundation

/// The environment variables of the command. Those after the first five tell the processes and program images that it
/// starts what to do; nothing else sets them.
package enum Variable: String, CaseIterable {
    /// The folder of the cache. Set by users, read by `Cache`.
    case cache = "QUADRANT_CACHE"
    /// The Swift compiler. Set by users, read by `Toolchain`.
    case compiler = "QUADRANT_SWIFTC"
    /// A folder with frameworks that are worked on, such as Sources/Frameworks: the files in its folder MODULE, or
    /// StandIns/MODULE, or of a package in Packages/MODULE, are compiled instead of those that the command has. Set by
    /// developers of this project, read by `FrameworkSources` and `PackageSubstitutes`.
    case frameworks = "QUADRANT_FRAMEWORKS"
    /// "0" where the first build is to be the optimised one. Set by users, read by the script that builds the command
    /// and by `FrameworkBuild`.
    case quick = "QUADRANT_QUICK"
    /// The largest resident memory of a view in bytes. Set by tests, read by `StallWatch`.
    case maxMemory = "QUADRANT_MAX_MEMORY"

    /// "1" in a program image whose stack limit has been raised. Set and read by `Guard.growStack`.
    case stack = "QUADRANT_STACK"
    /// The descriptor of the crash record, and port and token of a live page. Set by `CrashRestart` for the next
    /// program image, which reads it as `CrashRestart.past`.
    case crash = "QUADRANT_CRASH"
    /// The descriptor of the file with the pictures that were drawn before a crash. Set by `CrashRestart`, read by
    /// `DrawingRecord.past`.
    case drawn = "QUADRANT_DRAWN"
    /// "0" in the images of a process in which the start of the program's app has crashed: it is left out. Set
    /// by `CrashRestart`, read by `ProgramStart`.
    case start = "QUADRANT_START"
    /// "1" in the process of `quadrant fuzz` that lists its events as options. Set and read by `Fuzz`.
    case fuzzOptions = "QUADRANT_FUZZ_OPTIONS"
    /// A `TestedPictures` as JSON: what `quadrant render --all` draws for `quadrant test`. Set by `TestRun`, read by
    /// `TestedPictures.current`.
    case testedPictures = "QUADRANT_TESTED_PICTURES"
    /// The path of a `TestedTarget` as JSON: the tests that this process runs. Set by `TestTargets`, read by
    /// `TestedTarget.current`.
    case testedTarget = "QUADRANT_TESTED_TARGET"
    /// A `GalleryDrawing` as JSON: the previews that this process draws for `quadrant gallery`. Set by `GalleryRun`,
    /// read by `GalleryDrawing.current`.
    case galleryDrawing = "QUADRANT_GALLERY_DRAWING"
    /// The process of a worker, and its descriptors of the library and the program. Set and read by `DrawingProcess`.
    case drawingProcess = "QUADRANT_DRAWING_PROCESS"
    /// The descriptor of the channel to a worker or a server, after a crash. Set by `CrashRestart` for `DrawingLoop`
    /// and `ViewLoop`.
    case drawingSocket = "QUADRANT_DRAWING_SOCKET"

    /// The process of `quadrant mcp` whose views this process shows; 0 in a sandbox, which has its own numbers. Set by
    /// `ViewProcess`, read by `ViewLoop`.
    case viewProcess = "QUADRANT_VIEW_PROCESS"

    /// The path of the socket by which the page of a sandbox is reached. Set and read by `SandboxedPage`.
    case pageSocket = "QUADRANT_PAGE_SOCKET"
    /// In a process of a sandbox, the folders and files of the program, with colons between them. Set and read by
    /// `Sandbox`.
    case sandbox = "QUADRANT_SANDBOX"

    package var name: String { rawValue }

    /// The value in this process; nil if it is not set.
    package var value: String? { getenv(name).map { String(cString: $0) } }

    package func set(_ value: String) { setenv(name, value, 1) }
    package func remove() { unsetenv(name) }
}
