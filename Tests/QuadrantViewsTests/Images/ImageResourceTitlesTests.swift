import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Controls with an image of the catalog")
struct ImageResourceTitlesTests {
    private let image = ImageResource(name: "picture", bundle: .main)

    /// The label's title is shown whether or not the catalog has the image.
    @Test func theyShowTheirTitles() {
        let isOn = Input(false), chosen = Input(1), log = Log()
        let scene = ViewHarness(offering: 390, 600) {
            VStack {
                Label("A label", image: image)
                Button("A button", image: image) { log.note("button") }
                Button("A role", image: image, role: .destructive) { log.note("role") }
                Toggle("A toggle", image: image, isOn: isOn.binding)
                Toggle("Toggles", image: image, sources: [isOn.binding], isOn: \.self)
                Toggle("Symbols", systemImage: "star", sources: [isOn.binding], isOn: \.self)
                Menu("A menu", image: image) { Button("Item") {} }
                Menu("An action", image: image) { Button("Item") {} } primaryAction: { log.note("action") }
                Picker("A picker", image: image, selection: chosen.binding) { Text("One").tag(1) }
                Picker("Pickers", image: image, sources: [chosen.binding], selection: \.self) { Text("Two").tag(1) }
                Picker("Value", image: image, selection: chosen.binding) {
                    Text("One").tag(1)
                } currentValueLabel: {
                    Text("Three")
                }
                Picker("Values", image: image, sources: [chosen.binding], selection: \.self) {
                    Text("One").tag(1)
                } currentValueLabel: {
                    Text("Four")
                }
                ControlGroup("A group", image: image) { Button("Inside") {} }
            }
        }
        // The catalog has no such image, which is reported.
        #expect(scene.takeReports().allSatisfy { $0.what.contains("picture") })
        for title in ["A label", "A button", "A role", "A toggle", "Toggles", "Symbols", "A menu", "An action", "One",
                      "Two", "Three", "Four", "Inside"] {
            #expect(scene.shows(title), "\(title)")
        }
        for (title, note) in [("A button", "button"), ("A role", "role"), ("An action", "action")] {
            scene.tap(title)
            #expect(log.take() == [note])
        }
        _ = scene.takeReports()
    }
}
