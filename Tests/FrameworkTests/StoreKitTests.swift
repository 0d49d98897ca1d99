import Foundation
import QuadrantHost
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

    @Test func productsAreKnownWhenATaskHasLoadedThem() {
        #expect(Product.CollectionTaskState.loading.products == nil)
        #expect(Product.CollectionTaskState.failure(StoreKitError.unknown).products == nil)
        #expect(Product.CollectionTaskState.success([], unavailable: ["pro"]).products?.isEmpty == true)
        #expect(Product.TaskState.unavailable.product == nil)
    }

    /// There is no shop, so that a sheet is closed when it opens, and its end is notified.
    @Test func sheetsOfTheShopCloseAtOnce() {
        final class State { var shown = [true, true, true], ends: [String] = [] }
        let state = State()
        func shown(_ index: Int) -> Binding<Bool> {
            Binding { state.shown[index] } set: { state.shown[index] = $0 }
        }
        let view = Text(verbatim: "a")
            .manageSubscriptionsSheet(isPresented: shown(0))
            .offerCodeRedemption(isPresented: shown(1)) { result in
                if case .failure = result { state.ends.append("code") }
            }
            .refundRequestSheet(for: 1, isPresented: shown(2)) { result in
                if case .success(.userCancelled) = result { state.ends.append("refund") }
            }
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        #expect(state.shown == [false, false, false])
        #expect(state.ends.sorted() == ["code", "refund"])
    }

    /// Payments of the first version fail, and their observers are notified.
    @Test func paymentsFail() async {
        final class Observer: NSObject, SKPaymentTransactionObserver {
            var states: [SKPaymentTransactionState] = [], isFinished = false
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                states += transactions.map(\.transactionState)
                for transaction in transactions { queue.finishTransaction(transaction) }
            }
            func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { isFinished = true }
        }
        final class Receiver: NSObject, SKProductsRequestDelegate {
            var unknown: [String] = []
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                unknown = response.invalidProductIdentifiers
            }
        }
        let queue = SKPaymentQueue.default(), observer = Observer(), receiver = Receiver()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = receiver
        request.start()
        queue.add(observer)
        queue.restoreCompletedTransactions()
        for _ in 0..<100 where !observer.isFinished || receiver.unknown.isEmpty {
            try? await Task.sleep(for: .milliseconds(10))
        }
        queue.remove(observer)
        #expect(observer.isFinished && receiver.unknown == ["a", "b"])
        #expect(!SKPaymentQueue.canMakePayments() && queue.transactions.isEmpty)
    }

    @Test func labelsOfButtonsAreAdded() {
        #expect(SubscriptionStoreButtonLabel.multiline.price != .price)
        #expect(SubscriptionStoreButtonLabel.multiline.price == .price.multiline)
    }

    @Test func anErrorOfTheShopIsCaughtByItsReason() {
        do { throw SKError(.paymentCancelled) } catch SKError.paymentCancelled {} catch {
            Issue.record("\(error) is no cancelled payment")
        }
        #expect(SKError(.paymentCancelled).errorCode == 2)
    }

    /// A page of the shop is not found.
    @Test @MainActor func aPageOfTheShopFails() async {
        let page = SKStoreProductViewController()
        await #expect(throws: SKError(.storeProductNotAvailable)) {
            _ = try await page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1])
        }
    }

    @Test func noPurchaseIsMadeOutsideOfTheShop() async {
        #expect(await !ExternalPurchase.canPresent)
        await #expect(throws: StoreKitError.self) { try await ExternalPurchaseLink.open() }
    }

    /// A program's way to choose subscriptions is never asked for its controls.
    @Test func waysToChooseSubscriptionsChangeNothing() {
        _ = SubscriptionStoreView(groupID: "pro") {
            SubscriptionPeriodGroupSet { period in Text("\(period.value)") }
            SubscriptionOptionGroupSet { $0.displayName } label: { Text($0) } marketingContent: { Text($0) }
        }
        .subscriptionStoreControlStyle(OwnControls(), placement: .buttonsInBottomBar)
        .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
        .subscriptionStoreOptionGroupStyle(.tabs)
        #expect(SubscriptionStoreControlPlacement.automatic != .scrollView)
    }
}

private struct OwnControls: SubscriptionStoreControlStyle {
    func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration) { Text($0.displayName) } confirmation: { SubscribeButton($0) }
    }
}
