import Foundation
import SwiftUI
import Testing
import TipKit

/// The conditions of tips, which `#Rule` makes.
@Suite("Rules of tips", .serialized)
struct TipRuleTests {
    private struct Advice: Tip {
        static let isNew = TipParameter(wrappedValue: false)
        static let count = TipParameter(wrappedValue: 0)
        static let opened = Event(id: "TipRuleTests.opened")
        var title: Text { Text("Advice") }
        var rules: [Rule] {
            #Rule(Self.isNew) { $0 }
            #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 2 }
            #Rule(Self.isNew, Self.count) { $0 && $1 > 1 }
        }
        var options: [any TipOption] { [MaxDisplayCount(1)] }
    }

    /// A tip is shown when all its conditions hold.
    @Test func allRulesHold() async throws {
        try Tips.resetDatastore()
        try Tips.configure()
        defer { try? Tips.resetDatastore() }
        let tip = Advice()
        #expect(tip.rules.count == 3 && tip.options.count == 1 && tip.status == .pending)
        Advice.isNew.wrappedValue = true
        Advice.count.wrappedValue = 2
        #expect(tip.status == .pending)
        await Advice.opened.donate()
        await Advice.opened.donate()
        #expect(tip.status == .available)
        Advice.isNew.wrappedValue = false
        #expect(tip.status == .pending)
    }
}
