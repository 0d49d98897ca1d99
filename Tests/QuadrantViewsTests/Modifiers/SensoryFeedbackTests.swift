import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("sensoryFeedback")
struct SensoryFeedbackTests {
    private final class Number {
        var value = 0
        var asked: [String] = []
    }

    private struct Counter: View {
        let number: Number
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: 40, height: 20)
                .onTapGesture { count += 1 }
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
                .sensoryFeedback(.selection, trigger: count) { old, new in
                    number.asked.append("condition \(old) \(new)")
                    return new > 1
                }
                .sensoryFeedback(trigger: count) { old, new in
                    number.asked.append("feedback \(old) \(new)")
                    return new > old ? .increase : nil
                }
                .sensoryFeedback(trigger: number.value) { .success }
        }
    }

    @Test("it takes no room, and its questions are asked when the trigger changes")
    func questions() {
        let number = Number(), harness = ViewHarness { Counter(number: number) }
        #expect(harness.host.size == CGSize(width: 40, height: 20))
        #expect(number.asked.isEmpty)
        harness.host.tap(at: CGPoint(x: 20, y: 10))
        #expect(number.asked.sorted() == ["condition 0 1", "feedback 0 1"])
    }

    @Test("kinds differ by name, weight, flexibility and strength")
    func kinds() {
        #expect(SensoryFeedback.impact == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
        #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
        #expect(SensoryFeedback.success != .warning)
        let press: [SensoryFeedback.PressFeedback] = [.button, .slider, .toggle]
        let release: [SensoryFeedback.ReleaseFeedback] = [.button, .slider, .toggle]
        let selection: [SensoryFeedback.SelectionFeedback] = [.minimum, .maximum, .step]
        #expect(press.filter { $0 == .slider }.count == 1 && release.filter { $0 == .slider }.count == 1)
        #expect(selection.filter { $0 == .step }.count == 1)
    }
}
