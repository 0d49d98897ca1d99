import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: small targets")
struct SmallTargetAuditTests {
    @Test("a button of the size of its text is found")
    func small() {
        #expect(found(by: .smallTarget) { Button("x") {} } == ["x"])
        // The frame outside of the button makes no larger target.
        #expect(found(by: .smallTarget) { Button("x") {}.frame(width: 44, height: 44) } == ["x"])
    }

    @Test("the row of a list is as large as a target")
    func rows() {
        #expect(found(by: .smallTarget) { List { Button("A button as wide as a target") {} } }.isEmpty)
    }

    @Test("a large label, a content shape, a disabled button and a toggle are not found")
    func large() {
        #expect(found(by: .smallTarget) {
            VStack {
                Button {} label: { Text("a").frame(width: 44, height: 44).contentShape(Rectangle()) }
                Button {} label: { Color.red.frame(width: 50, height: 50) }
                Button("b") {}.disabled(true)
                Toggle("c", isOn: .constant(true))
                DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0)))
                Picker("e", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
            }
        }.isEmpty)
    }

    @Test("adjacent items of a navigation bar are not found, although one takes a part of the other's width")
    func barItems() {
        #expect(found(by: .smallTarget) {
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("Edit") {}
                        Button {} label: { Image(systemName: "plus") }
                    }
                }
            }
        }.isEmpty)
    }

    @Test("a title that opens a menu is not found: its size is the bar's")
    func titleMenu() {
        #expect(found(by: .smallTarget) {
            NavigationStack {
                Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Rename") {} }
            }
        }.isEmpty)
    }
}
