import Foundation
import Testing

/// What a phone does not have is a name with a message: a program that uses it does not compile, and the message says
/// what a phone has instead.
@Suite("Members of other platforms")
struct UnavailableTests {
    @Test(arguments: [
        ("Button(\"Go\") {}.buttonStyle(.link)", "The link style is in macOS only. Use .borderless, or a Link."),
        ("Toggle(\"On\", isOn: .constant(true)).toggleStyle(.checkbox)", "Check boxes are in macOS only."),
        ("DatePicker(\"Day\", selection: .constant(.now)).datePickerStyle(.field)", "Date fields are in macOS only."),
        ("TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.squareBorder)", "Square borders are"),
        ("TabView { Text(\"Page\") }.tabViewStyle(.verticalPage)", "Vertical pages are in watchOS only."),
    ])
    func theMessageSaysWhatAPhoneHas(view: String, message: String) throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct Page: View {
                var body: some View { \(view) }
            }

            """])
        let result = try command.run("render", "A.swift", "-o", "a.png")
        #expect(result.code == 1)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.contains("A.swift:3"))
    }
}
