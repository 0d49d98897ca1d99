import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject
@testable import QuadrantSession
@testable import quadrant
import QuadrantGeometry

@Suite("What the command line accepts")
struct UsageTests {
    /// Every invalid argument is rejected before anything is compiled, in four parts, and quoted in the message.
    @Test(arguments: [
        (["rendr", "A.swift"], "rendr"),
        (["render", "A.swift", "--veiw", "A"], "Did you mean --view?"),
        (["render", "A.swift", "-z"], "-z"),
        (["render", "A.swift", "--d"], "--device or --dark or --dynamic-type or --date or --double-tap or --drag or --duration"),
        (["render", "A.swift", "--tap"], "--tap requires a value"),
        (["render", "A.swift", "--dark=yes"], "--dark takes no value"),
        (["render", "A.swift", "--scale", "2", "--scale", "3"], "--scale was given more than once"),
        (["render"], "requires a path"),
        (["devices", "B.swift"], "unexpected argument 'B.swift'"),
        (["render", "A.swift", "--device", "iphone12"], "Did you mean iphone-12?"),
        (["render", "A.swift", "--device", "nokia-3310"], "quadrant devices"),
        (["render", "A.swift", "--size", "390"], "'390' is not a valid size"),
        (["render", "A.swift", "--size", "0x10"], "'0x10' is not a valid size"),
        (["render", "A.swift", "--size", "nanx10"], "'nanx10' is not a valid size"),
        (["render", "A.swift", "--size", "10x10", "--device", "iphone-12"], "--size cannot be used with --device"),
        (["render", "A.swift", "--scale", "0"], "'0' is not a valid scale"),
        (["render", "A.swift", "--color-scheme", "drak"], "Did you mean dark?"),
        (["render", "A.swift", "--dark", "--color-scheme", "light"], "--dark cannot be used with --color-scheme light"),
        (["render", "A.swift", "--dynamic-type", "huge"], "'huge'"),
        (["render", "A.swift", "--locale", "zz_QQ"], "'zz_QQ'"),
        (["render", "A.swift", "--time-zone", "Europe/Berln"], "Did you mean Europe/Berlin?"),
        (["render", "A.swift", "--profile", "ios9"], "'ios9'"),
        (["render", "A.swift", "--state", "count"], "'count' is not a valid assignment"),
        (["render", "A.swift", "--time-limit", "soon"], "'soon'"),
        (["render", "A.swift", "--svg-text", "fancy"], "'fancy'"),
        (["render", "A.swift", "--all", "--view", "A"], "--all cannot be used with --view"),
        (["render", "A.swift", "-o", "a.bmp"], "unknown output format '.bmp'"),
        (["render", "A.swift", "-o", "a.jpg", "--transparent"], "JPEG has no alpha channel"),
        (["render", "A.swift", "-o", "a.jpg", "--quality", "101"], "'101' is not a valid quality"),
        (["render", "A.swift", "--tap", ""], "requires a place"),
        (["render", "A.swift", "--tap", "nan,3"], "'nan,3' is out of range"),
        (["render", "A.swift", "--drag", "knob"], "'knob' is not a valid drag"),
        (["render", "A.swift", "--drag", "1,2:"], "'1,2:' is not a valid drag"),
        (["render", "A.swift", "--scroll", "down"], "'down' is not a valid scroll distance"),
        (["render", "A.swift", "--scroll", "0,inf"], "'0,inf' is out of range"),
        (["render", "A.swift", "--key", "retrun"], "Did you mean return?"),
        (["render", "A.swift", "--key", "cmb+a"], "Did you mean cmd?"),
        (["render", "A.swift", "--type", ""], "--type requires text"),
        (["render", "A.swift", "--wait", "-1"], "'-1' is not a valid number of seconds"),
        (["render", "A.swift", "--wait", "nan"], "'nan' is not a valid number of seconds"),
        (["render", "A.swift", "--press", "A:1e9"], "'1e9' is not a valid number of seconds"),
        (["render", "A.swift", "--at", "1h"], "'1h' is not a valid number of seconds"),
        (["render", "A.swift", "-o", "a.apng", "--fps", "0"], "'0' is not a valid frame rate"),
        (["render", "A.swift", "-o", "a.apng", "--fps", "nan"], "'nan' is not a valid frame rate"),
        (["render", "A.swift", "-o", "a.apng", "--duration", "0"], "'0' is not a valid number of seconds"),
        (["render", "A.swift", "-o", "a.apng", "--duration", "3600", "--fps", "120"], "432000 frames"),
        (["render", "A.swift", "-o", "a.gif", "--fps", "60"], "at most 50"),
        (["render", "A.swift", "-o", "a.apng", "--at", "1"], "--at"),
        (["render", "A.swift", "--duration", "1"], "--duration"),
        (["render", "A.swift", "-o", "picture"], "has no file extension"),
        (["render", "A.swift", "--size", "100000x100000"], "100000 × 100000 points"),
        (["render", "A.swift", "--size", "100000x100", "-o", "a.pdf"], "14400"),
        (["render", "A.swift", "--size", "100000x100", "-o", "a.pdf"], "or draw an SVG."),
        (["render", "A.swift", "--size", "40000x100", "-o", "a.jpg"], "32767"),
        (["worker", "A.swift", "--jobs", "0"], "'0' is not a valid value of --jobs"),
        (["worker", "A.swift", "--max-line", "1.5"], "'1.5' is not a valid value of --max-line"),
        (["worker", "A.swift", "--scale", "0"], "'0' is not a valid scale"),
        (["help", "paint"], "paint"),
    ])
    func refusesAndExplains(arguments: [String], says: String) throws {
        let text = "import SwiftUI\nstruct A: View { var body: some View { EmptyView() } }\n"
        let command = try Command(["A.swift": text])
        let result = try command.run(arguments)
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.errors.contains(says))
        #expect(result.hasFourParts)
        #expect(result.output.isEmpty)
        #expect(command.files == ["A.swift"])
    }

    /// The help of each command names each of its options.
    @Test(arguments: CommandForm.all.map(\.name))
    func helpNamesEveryOption(name: String) throws {
        let form = try #require(CommandForm.named(name))
        for arguments in [["help", name], [name, "--help"]] {
            let help = try Command().run(arguments)
            #expect(help.code == 0)
            #expect(help.errors.isEmpty)
            // 'help --help' prints the overview, because the help command has no help of its own.
            for option in form.options where arguments != ["help", "--help"] {
                #expect(help.output.contains("--" + option.name))
            }
        }
    }

    /// The overview lists each command and each exit status.
    @Test func overviewIsComplete() throws {
        let help = try Command().run("help")
        #expect(help.code == 0)
        for form in CommandForm.all { #expect(help.output.contains(form.name)) }
        for code in ExitCode.allCases { #expect(help.output.contains("\(code.rawValue)")) }
    }

    /// Without a command the overview is printed on standard error, because it was not requested.
    @Test func nothingAskedIsAUsageError() throws {
        let result = try Command().run()
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.errors.contains("usage: quadrant"))
    }

    @Test func devicesListsEveryName() throws {
        let table = try Command().run("devices")
        #expect(table.code == 0)
        #expect(table.output.split(separator: "\n").count == Device.all.count + 1)
        let json = try Command().run("devices", "--json")
        let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(rows?.count == Device.all.count)
    }

    @Test func versionNamesCompiler() throws {
        let result = try Command().run("version")
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("quadrant \(Version.number)\ncompiler 6."))
    }

    /// On a machine that runs these tests, all requirements of rendering are installed.
    @Test func doctorFindsEverything() throws {
        let result = try Command().run("doctor")
        #expect(result.code == 0)
        #expect(!result.output.contains("missing"))
    }
}

@Suite("Small rules of the command line")
struct RuleTests {
    @Test(arguments: [
        ("veiw", "view"), ("devise", "device"), ("dynamictype", "dynamic-type"), ("iphone12", "iphone-12"),
    ])
    func nearestWordIsFound(typed: String, meant: String) {
        let arguments = CommandForm.render.options.map(\.name) + Device.all.map(\.name)
        #expect(SpellingSuggestion.of(typed, in: arguments) == meant)
    }

    @Test func unrelatedWordHasNoNearest() {
        #expect(SpellingSuggestion.of("xyzzy", in: ["view", "device"]) == nil)
    }

    /// The compiler flags determine which branches of an `#if` are active.
    @Test(arguments: [
        ("DEBUG", true), ("!DEBUG", false), ("os(iOS)", true), ("os(Linux)", false), ("os(iOS) || os(Linux)", true),
        ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(SwiftUI) && !os(macOS)", true),
        ("(os(iOS) || DEBUG) && !canImport(AppKit)", true), ("swift(>=5.9)", true), ("FLAG", false),
        ("swift(>=6)", false), ("swift(<6.0)", true), ("compiler(>=6.0)", true), ("targetEnvironment(simulator)", true),
    ])
    func conditionHolds(text: String, holds: Bool) {
        #expect(Condition.holds(text) == holds)
    }

    @Test func deviceNamesAreUnique() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    }
}
