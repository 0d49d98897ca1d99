import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: missing labels")
struct MissingLabelAuditTests {
    @Test("a button of a colour and a toggle without a label are found")
    func missing() {
        #expect(found(by: .missingLabel) {
            VStack {
                Button {} label: { Color.red.frame(width: 50, height: 50) }
                Toggle("", isOn: .constant(true)).labelsHidden()
            }
        }.count == 2)
    }

    @Test("a field with a prompt, a search field and the dots of pages are not found")
    func prompts() {
        #expect(found(by: .missingLabel) {
            NavigationStack {
                TextField("", text: .constant(""), prompt: Text("Name"))
            }
            .searchable(text: .constant(""))
        }.isEmpty)
        #expect(found(by: .missingLabel) { TextField("", text: .constant("")) }.count == 1)
        #expect(found(by: .missingLabel) {
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(.page)
        }.isEmpty)
    }

    @Test("labelled, hidden and named elements are not found")
    func labelled() {
        #expect(found(by: .missingLabel) {
            VStack {
                Button {} label: { Color.red.frame(width: 50, height: 50) }.accessibilityLabel("Red")
                Toggle("Sound", isOn: .constant(true)).labelsHidden()
                Image(systemName: "star").accessibilityHidden(true)
                Image(systemName: "heart")
            }
        }.isEmpty)
    }
}
