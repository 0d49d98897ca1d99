#if canImport(QuadrantWindow)
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews
@testable import QuadrantWindow
import Testing

/// What is known of a window without a display; Tests/Desktop opens windows.
@Suite("WindowOptions and shortcuts") @MainActor
struct WindowOptionsTests {
    /// The screen of a phone of 393 by 852 points, unless the window has a size.
    @Test func theDeviceHasTheSizeOfTheWindow() {
        var options = WindowOptions(title: "Title", size: nil)
        #expect(options.device.size == CGSize(width: 393, height: 852) && options.device.scale == 1)
        options.size = CGSize(width: 300, height: 200)
        options.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
        options.design = .ios26
        #expect(options.device.size == CGSize(width: 300, height: 200) && options.device.safeArea.top == 10)
        #expect(options.device.systemVersion == "26.4" && options.title == "Title")
        for (design, version) in [(Design.ios18, "18.5"), (.ios27, "27.0")] {
            options.design = design
            #expect(options.device.systemVersion == version)
        }
    }

    @Test func aWindowFollowsTheDesktopUnlessItIsToldOtherwise() {
        let options = WindowOptions(title: "", size: nil)
        #expect(options.colorScheme == nil && options.dynamicTypeSize == nil && !options.fitsContent)
        #expect(options.layoutDirection == .leftToRight && options.resizability == .free)
    }

    /// The command key of a Mac is the control key here.
    @Test(arguments: [
        (KeyboardShortcut("s"), "<Control>s"), (KeyboardShortcut("S", modifiers: .command), "<Control><Shift>s"),
        (KeyboardShortcut("a", modifiers: [.command, .option]), "<Control><Alt>a"),
        (KeyboardShortcut(.escape, modifiers: []), "Escape"),
        (KeyboardShortcut(.upArrow, modifiers: [.control, .shift]), "<Super><Shift>Up")
    ])
    func aShortcutIsWrittenAsInMenusOfGTK(shortcut: KeyboardShortcut, expected: String) {
        #expect(WindowKeyboard.accelerator(shortcut) == expected)
    }
}
#endif
