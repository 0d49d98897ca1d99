import Foundation
import Testing
@testable import QuadrantBase

private let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

@Suite("Outputs that cannot be written")
struct OutputTests {
    @Test(arguments: [("nowhere/a.png", "no such folder: 'nowhere'"), ("folder.png", "is a folder"),
                      ("loop.png", "Too many levels of symbolic links"), ("dangling.png", "no such folder: 'gone'")])
    func refusedBeforeCompiling(path: String, says: String) throws {
        let command = try Command(["A.swift": view, "folder.png/x": ""])
        for (link, destination) in [("loop.png", "loop.png"), ("dangling.png", "gone/a.png")] {
            try FileManager.default.createSymbolicLink(
                atPath: command.folder + "/" + link, withDestinationPath: destination)
        }
        let result = try command.run("render", "A.swift", "-o", path)
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.errors.contains(says), "\(result.errors)")
        #expect(result.hasFourParts)
    }

    /// In a folder, pictures are named after their views; a missing folder is created. Foundation stops the program
    /// where it is asked for the folder of a name of one letter.
    @Test(arguments: [("shots/", "shots/A.png"), ("shots/.svg", "shots/A.svg"), ("s/.png", "s/A.png"),
                      ("old", "old/A.png"), (".svg", "A.svg")])
    func aFolderOfPictures(path: String, made: String) throws {
        for arguments in [[], ["--all"]] {
            let command = try Command(["A.swift": view, "old/x": ""])
            let result = try command.run(["render", "A.swift", "-o", path] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            #expect(command.data(made) != nil, "\(command.files)")
        }
    }

    /// No user can create files in /proc.
    @Test func unwritableFolder() throws {
        let result = try Command(["A.swift": view]).run("render", "A.swift", "-o", "/proc/a.png")
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.errors.contains("cannot write"))
        #expect(result.hasFourParts)
    }

    /// If the picture does not fit on the disk, the old one is kept.
    @Test func aFullDiskKeepsTheOldPicture() throws {
        let command = try Command(["A.swift": view, "a.png": "old"])
        #expect(try command.run("layout", "A.swift").code == 0)
        let result = try command.shell("ulimit -f 1; \"$QUADRANT\" render A.swift -o a.png --transparent --svg-text "
            + "outlines --size 900x900 --quiet")
        #expect(result.code == ExitCode.output.rawValue, "\(result.errors)")
        #expect(result.errors.contains("File too large"))
        #expect(result.hasFourParts)
        #expect(command.text("a.png") == "old")
        #expect(command.files == ["A.swift", "a.png"])
    }
}

/// Other kinds of files at the output's path (#9.10).
@Suite("Outputs that are no plain files")
struct OutputKindTests {
    private static let draw = "\"$QUADRANT\" render A.swift --size 40x20 -o"

    /// A symbolic link is kept; its destination is replaced or created.
    @Test(arguments: ["b.svg", "gone.svg", "folder/b.svg", "second.svg"])
    func linksAreFollowed(destination: String) throws {
        let command = try Command(["A.swift": view, "b.svg": "old", "folder/b.svg": "old"])
        for (link, destination) in [("a.svg", destination), ("second.svg", "folder/third.svg"),
                                    ("folder/third.svg", "b.svg")] {
            try FileManager.default.createSymbolicLink(
                atPath: command.folder + "/" + link, withDestinationPath: destination)
        }
        let result = try command.shell(Self.draw + " a.svg")
        #expect(result.code == 0, "\(result.errors)")
        let path = command.folder + "/a.svg"
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == destination)
        let written = destination == "second.svg" ? "folder/b.svg" : destination
        #expect(command.text(written)?.hasPrefix("<") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder + "/folder").allSatisfy {
            !$0.hasPrefix(".")
        })
    }

    /// A pipe and a device receive the bytes and are not replaced, and neither is the path of an open file.
    @Test func pipesTakeThePicture() throws {
        let command = try Command(["A.swift": view])
        let result = try command.shell("""
            \(Self.draw) plain.svg || exit
            mkfifo a.svg
            cat a.svg > b.svg &
            \(Self.draw) a.svg || exit
            wait
            [ -p a.svg ] && cmp b.svg plain.svg || exit
            ln -s /dev/stdout c.svg
            \(Self.draw) c.svg | cmp - plain.svg || exit
            ln -s /dev/null d.svg
            \(Self.draw) d.svg && [ -c d.svg ] && [ -L c.svg ]
            """)
        #expect(result.code == 0, "\(result.errors) \(result.output)")
        #expect(command.files == ["A.swift", "a.svg", "b.svg", "c.svg", "d.svg", "plain.svg"])
    }

    /// A recording can be written to a pipe as well.
    @Test func pipesTakeARecording() throws {
        let command = try Command(["A.swift": view])
        let result = try command.shell("""
            mkfifo a.apng && cat a.apng > b.apng &
            until [ -p a.apng ]; do sleep 0.02; done
            \(Self.draw) a.apng --duration 0.2 && wait
            """)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.data("b.apng")?.dropFirst().starts(with: Data("PNG".utf8)) == true)
    }

    /// The permissions of a picture are preserved; a new one has those of the user's umask.
    @Test func permissionsAreKept() throws {
        let command = try Command(["A.swift": view, "a.svg": "old"])
        chmod(command.folder + "/a.svg", 0o600)
        #expect(try command.shell("umask 027; \(Self.draw) a.svg && \(Self.draw) b.svg").code == 0)
        func mode(_ name: String) throws -> Int? {
            let attributes = try FileManager.default.attributesOfItem(atPath: command.folder + "/" + name)
            return (attributes[.posixPermissions] as? NSNumber)?.intValue
        }
        #expect(try mode("a.svg") == 0o600)
        #expect(try mode("b.svg") == 0o640)
    }

    /// A view's objects are released before the picture is written: if that crashes, the old picture is kept.
    @Test(arguments: ["let model = Model()", "@State var model = Model()", "@StateObject var model = Model()"])
    func aViewThatFailsAsItGoesLeavesTheOldPicture(property: String) throws {
        let command = try Command(["a.svg": "old", "A.swift": """
            import SwiftUI
            final class Model: ObservableObject {
                var name = "a"
                deinit { fatalError("gone") }
            }
            struct A: View {
                \(property)
                var body: some View { Text(model.name) }
            }
            """])
        let result = try command.shell(Self.draw + " a.svg")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains("the program crashed"))
        #expect(command.text("a.svg") == "old")
        #expect(command.files == ["A.swift", "a.svg"])
        let layout = try command.run("layout", "A.swift")
        #expect(layout.code == ExitCode.view.rawValue)
        #expect(layout.output.isEmpty)
    }
}
