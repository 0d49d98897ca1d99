import CallKit
import Foundation
import Testing

@Suite("Actions of calls")
struct CXCallControllerTests {
    @Test func aTransactionIsCompleteOnceItsActionsAre() {
        let end = CXEndCallAction(call: UUID()), mute = CXSetMutedCallAction(call: UUID(), muted: true)
        let transaction = CXTransaction(actions: [end, mute])
        end.fulfill(withDateEnded: .now)
        #expect(end.isComplete && !transaction.isComplete)
        mute.fail()
        #expect(transaction.isComplete && mute.isMuted)
    }

    @Test func aRequestFails() async {
        let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: "1"))
        await #expect(throws: CXErrorCodeRequestTransactionError(.unknownCallProvider)) {
            try await CXCallController().request(CXTransaction(action: action))
        }
    }
}
