import Foundation
import Testing
import WatchConnectivity

@Suite("A session without a watch")
struct WCSessionTests {
    @Test func whatIsTransferredWaits() {
        let transfer = WCSession.default.transferUserInfo(["steps": 3])
        #expect(transfer.userInfo["steps"] as? Int == 3 && !transfer.isTransferring)
        #expect(!transfer.isCurrentComplicationInfo)
        let file = WCSession.default.transferFile(URL(fileURLWithPath: "/a"), metadata: nil).file
        #expect(file.fileURL.path == "/a" && file.metadata == nil)
    }

    @Test func errorsHaveTheNumbersOfTheFramework() {
        #expect(WCError.Code.notReachable.rawValue == 7007 && WCError.Code.watchOnlyApp.rawValue == 7019)
        do { throw WCError(.notReachable) } catch WCError.notReachable {} catch { Issue.record(error) }
    }
}
