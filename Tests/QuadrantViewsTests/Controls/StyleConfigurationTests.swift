import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// A style of a program is handed the parts of a control in a configuration, and places them as it likes: each part is
/// the view that the control was made with, and each value the control's own.
@Suite("Configurations of styles") @MainActor
struct StyleConfigurationTests {
    @Test func aButtonsLabelRoleAndPress() {
        struct Wide: ButtonStyle {
            func makeBody(configuration: ButtonStyleConfiguration) -> some View {
                configuration.label
                    .padding(configuration.isPressed ? 8 : 4)
                    .background(configuration.role == .destructive ? Color.red : Color.blue)
                    .tagged("button")
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            Button(role: .destructive) {} label: { Probe("label", 20, 10) }.buttonStyle(Wide())
        }
        #expect(scene.size("button") == CGSize(width: 28, height: 18) && scene.size("label").width == 20)
        scene.host.send(.pointer(PointerEvent(.began, at: CGPoint(x: 50, y: 50))))
        #expect(scene.size("button") == CGSize(width: 36, height: 26))
        scene.host.send(.pointer(PointerEvent(.ended, at: CGPoint(x: 50, y: 50))))
        #expect(scene.size("button") == CGSize(width: 28, height: 18))
    }

    @Test func aPrimitiveButtonStyleSaysWhenTheActionRuns() {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let presses = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            Button { presses.value += 1 } label: { Probe("label", 20, 10) }.buttonStyle(Twice())
        }
        scene.touch("label")
        scene.advance(by: 1)
        #expect(presses.value == 0)
        scene.touch("label")
        scene.touch("label")
        #expect(presses.value == 1)
    }

    @Test func aToggleIsMixedWhereItsSourcesDiffer() {
        struct Box: ToggleStyle {
            func makeBody(configuration: ToggleStyleConfiguration) -> some View {
                HStack(spacing: 0) {
                    Probe("box", configuration.isMixed ? 30 : configuration.isOn ? 20 : 10, 10)
                        .onTapGesture { configuration.isOn.toggle() }
                    configuration.label
                }
            }
        }
        let values = Input([true, false])
        let scene = ViewHarness(offering: 100, 100) {
            Toggle(sources: values.binding, isOn: \.self) { Probe("label", 5, 5) }.toggleStyle(Box())
        }
        #expect(scene.size("box").width == 30 && scene.size("label").width == 5)
        scene.touch("box")
        #expect(values.value[0] == values.value[1] && scene.size("box").width != 30)
    }

    @Test func aLabelsTitleAndIcon() {
        struct Turned: LabelStyle {
            func makeBody(configuration: LabelStyleConfiguration) -> some View {
                VStack(spacing: 3) {
                    configuration.title
                    configuration.icon
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            Label { Probe("title", 20, 10) } icon: { Probe("icon", 8, 8) }.labelStyle(Turned())
        }
        #expect(scene.frame("icon").minY == scene.frame("title").maxY + 3)
    }

    @Test func aProgressViewsFractionAndLabels() {
        struct Bar: ProgressViewStyle {
            func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
                let label: ProgressViewStyleConfiguration.Label? = configuration.label
                let current: ProgressViewStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
                VStack(spacing: 0) {
                    Probe("bar", 80 * (configuration.fractionCompleted ?? 0), 4)
                    label
                    current
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            ProgressView(value: 1, total: 4) { Probe("label", 10, 6) } currentValueLabel: { Probe("current", 12, 6) }
                .progressViewStyle(Bar())
        }
        #expect(scene.size("bar").width == 20)
        #expect(scene.frame("label").minY == scene.frame("bar").maxY)
        #expect(scene.frame("current").minY == scene.frame("label").maxY)
        let bare = ViewHarness(offering: 100, 100) { ProgressView().progressViewStyle(Bar()) }
        #expect(bare.size("bar").width == 0)
    }

    @Test func aGaugesValueAndLabels() {
        struct Line: GaugeStyle {
            func makeBody(configuration: GaugeStyleConfiguration) -> some View {
                let minimum: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
                let maximum: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
                let current: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
                HStack(spacing: 0) {
                    minimum
                    Probe("line", 40 * configuration.value, 4)
                    maximum
                    current
                    configuration.label
                }
            }
        }
        let scene = ViewHarness(offering: 200, 100) {
            Gauge(value: 30, in: 20...40) {
                Probe("label", 10, 6)
            } currentValueLabel: {
                Probe("current", 11, 6)
            } minimumValueLabel: {
                Probe("least", 12, 6)
            } maximumValueLabel: {
                Probe("most", 13, 6)
            }
            .gaugeStyle(Line())
        }
        #expect(scene.size("line").width == 20 && scene.frame("line").minX == scene.frame("least").maxX)
        #expect(scene.frame("most").minX == scene.frame("line").maxX)
        #expect(scene.frame("label").minX == scene.frame("current").maxX)
    }

    @Test func aDatePickersRangeAndSelection() {
        struct Days: DatePickerStyle {
            func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
                let minimum = configuration.minimumDate?.timeIntervalSinceReferenceDate ?? 0
                let maximum = configuration.maximumDate?.timeIntervalSinceReferenceDate ?? 0
                HStack(spacing: 0) {
                    configuration.label
                    Probe("range", maximum - minimum, 10)
                        .onTapGesture { configuration.selection = configuration.maximumDate ?? .distantPast }
                }
            }
        }
        func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
        let chosen = Input(date(10))
        let scene = ViewHarness(offering: 100, 100) {
            DatePicker(selection: chosen.binding, in: date(10)...date(40), displayedComponents: .date) {
                Probe("label", 10, 10)
            }
            .datePickerStyle(Days())
        }
        #expect(scene.size("range").width == 30 && scene.frame("range").minX == scene.frame("label").maxX)
        scene.touch("range")
        #expect(chosen.value == date(40))
    }

    @Test func thePartsOfGroups() {
        struct Boxed: GroupBoxStyle {
            func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
                HStack(spacing: 2) {
                    configuration.content
                    configuration.label
                }
            }
        }
        struct Folded: DisclosureGroupStyle {
            func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
                VStack(spacing: 0) {
                    configuration.label.onTapGesture { configuration.isExpanded.toggle() }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        struct Grouped: ControlGroupStyle {
            func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
                VStack(spacing: 1) {
                    configuration.label
                    configuration.content
                }
            }
        }
        let box = ViewHarness(offering: 100, 100) {
            GroupBox { Probe("content", 20, 10) } label: { Probe("label", 10, 10) }.groupBoxStyle(Boxed())
        }
        #expect(box.frame("label").minX == box.frame("content").maxX + 2)
        let isOpen = Input(false)
        let folded = ViewHarness(offering: 100, 100) {
            DisclosureGroup(isExpanded: isOpen.binding) {
                Probe("content", 20, 10)
            } label: {
                Probe("label", 10, 10)
            }
            .disclosureGroupStyle(Folded())
        }
        folded.touch("label")
        #expect(isOpen.value && folded.frame("content").minY == folded.frame("label").maxY)
        let group = ViewHarness(offering: 100, 100) {
            ControlGroup { Probe("content", 20, 10) } label: { Probe("label", 10, 10) }.controlGroupStyle(Grouped())
        }
        #expect(group.frame("content").minY == group.frame("label").maxY + 1)
    }

    @Test func thePartsOfForms() {
        struct Plain: FormStyle {
            func makeBody(configuration: FormStyleConfiguration) -> some View {
                VStack(spacing: 5) { configuration.content }
            }
        }
        struct Above: LabeledContentStyle {
            func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
                VStack(spacing: 2) {
                    configuration.label
                    configuration.content
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            Form {
                LabeledContent { Probe("content", 30, 10) } label: { Probe("label", 20, 10) }
                Probe("second", 10, 10)
            }
            .formStyle(Plain())
            .labeledContentStyle(Above())
        }
        #expect(scene.frame("content").minY == scene.frame("label").maxY + 2)
        #expect(scene.frame("second").minY == scene.frame("content").maxY + 5)
    }

    @Test func aMenuOfItsConfigurationIsTheMenu() {
        struct Framed: MenuStyle {
            func makeBody(configuration: MenuStyleConfiguration) -> some View {
                Menu(configuration).padding(7).tagged("menu")
            }
        }
        let scene = ViewHarness(offering: 200, 200) {
            Menu { Button("One") {} } label: { Probe("label", 20, 10) }.menuStyle(Framed())
        }
        #expect(scene.size("menu") == CGSize(width: 34, height: 24))
    }

    @Test func aTextEditorsContent() {
        struct Indented: TextEditorStyle {
            func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
                PlainTextEditorStyle().makeBody(configuration: configuration).padding(.leading, 20)
            }
        }
        func draw(_ style: some TextEditorStyle) -> ViewHarness {
            ViewHarness(offering: 100, 60) { TextEditor(text: .constant("words")).textEditorStyle(style) }
        }
        #expect(draw(Indented()).shows("words"))
        #expect(draw(Indented()).displayList.text != draw(.plain).displayList.text)
    }
}
