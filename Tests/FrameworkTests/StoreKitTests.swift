import Foundation
import StoreKit
import SwiftUI
import Testing

@MainActor @Suite("StoreKit without a shop")
struct StoreKitTests {
    @Test func nothingWasBought() async {
        for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("There is no purchase.") }
        for await _ in StoreKit.Transaction.all { Issue.record("There is no purchase.") }
        for await _ in StoreKit.Transaction.unfinished { Issue.record("There is no purchase.") }
        #expect(await StoreKit.Transaction.latest(for: "pro") == nil)
        #expect(await StoreKit.Transaction.currentEntitlement(for: "pro") == nil)
    }

    /// A program listens in a task of its own, and cancels it when it ends.
    @Test func updatesWaitUntilTheirTaskIsCancelled() async {
        let waiting = Task { () -> Bool in
            for await _ in StoreKit.Transaction.updates { return false }
            return Task.isCancelled
        }
        waiting.cancel()
        #expect(await waiting.value)
    }

    @Test func aFunctionOfAnyTypeChecksASignature() throws {
        func checked<T>(_ result: VerificationResult<T>) throws -> T {
            switch result {
            case .unverified: throw StoreKitError.unknown
            case .verified(let value): return value
            }
        }
        #expect(try checked(.verified(3)) == 3)
        #expect(try VerificationResult.verified("a").payloadValue == "a")
        let unsigned = VerificationResult.unverified("a", .invalidSignature)
        #expect(unsigned.unsafePayloadValue == "a")
        #expect(throws: VerificationResult<String>.VerificationError.invalidSignature) { try unsigned.payloadValue }
    }

    @Test func aPeriodIsCountedInTheCalendar() throws {
        let calendar = Calendar(identifier: .gregorian)
        let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 1, day: 31)))
        let range = Product.SubscriptionPeriod.monthly.dateRange(referenceDate: start, in: calendar)
        #expect(calendar.dateComponents([.month, .day], from: range.upperBound) == DateComponents(month: 2, day: 28))
        #expect(Product.SubscriptionPeriod(value: 7, unit: .day) != .weekly)
    }

    @Test func theProgramsOwnPurchaseIsNotKnown() async {
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
        #expect(await Storefront.current == nil)
    }
}
