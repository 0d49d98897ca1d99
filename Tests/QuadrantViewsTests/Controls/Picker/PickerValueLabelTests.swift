import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Labels of what a picker has chosen")
struct PickerValueLabelTests {
    private let chosen = Input(1)
    private func options() -> some View { ForEach(1..<4, id: \.self) { Text("Option \($0)").tag($0) } }

    /// The button shows the view in place of the chosen option.
    @Test func aPickerShowsTheView() {
        let pickers: [ViewHarness] = [
            ViewHarness(offering: 300, 44) {
                Picker("Title", selection: chosen.binding) { options() } currentValueLabel: { Text("Chosen") }
            },
            ViewHarness(offering: 300, 44) {
                Picker("Title", systemImage: "star", selection: chosen.binding) {
                    options()
                } currentValueLabel: {
                    Text("Chosen")
                }
            },
            ViewHarness(offering: 300, 44) {
                Picker(selection: chosen.binding) {
                    options()
                } label: {
                    Text("Title")
                } currentValueLabel: {
                    Text("Chosen")
                }
            }
        ]
        for picker in pickers { #expect(picker.shows("Chosen") && !picker.shows("Option 1")) }
    }

    @Test func aPickerOfSeveralSelectionsShowsTheView() {
        let other = Input(2)
        let pickers: [ViewHarness] = [
            ViewHarness(offering: 300, 44) {
                Picker("Title", sources: [chosen.binding, other.binding], selection: \.self) {
                    options()
                } currentValueLabel: {
                    Text("Mixed")
                }
            },
            ViewHarness(offering: 300, 44) {
                Picker("Title", systemImage: "star", sources: [chosen.binding, other.binding], selection: \.self) {
                    options()
                } currentValueLabel: {
                    Text("Mixed")
                }
            },
            ViewHarness(offering: 300, 44) {
                Picker(sources: [chosen.binding, other.binding], selection: \.self) {
                    options()
                } label: {
                    Text("Title")
                } currentValueLabel: {
                    Text("Mixed")
                }
            }
        ]
        for picker in pickers { #expect(picker.shows("Mixed")) }
        let plain = ViewHarness(offering: 300, 44) {
            Picker("Title", systemImage: "star", sources: [chosen.binding], selection: \.self) { options() }
        }
        #expect(plain.shows("Option 1"))
    }
}
