import AlarmKit
import Foundation
import SwiftUI
import Testing

@Suite("Alarms that the system does not allow")
struct AlarmKitTests {
    private struct Kind: AlarmMetadata { var name = "egg" }

    @Test func attributesAreReadAsTheyWereWritten() throws {
        let button = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop")
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(alert: .init(title: "Eggs", stopButton: button)), metadata: Kind(),
            tintColor: .orange)
        let read = try JSONDecoder().decode(AlarmAttributes<Kind>.self, from: try JSONEncoder().encode(attributes))
        #expect(String(localized: read.presentation.alert.title) == "Eggs" && read.metadata?.name == "egg")
        #expect(read.presentation.alert.stopButton.systemImageName == "stop")
    }

    @Test func noAlarmIsAllowed() async throws {
        #expect(try await AlarmManager.shared.requestAuthorization() == .denied)
        #expect(try AlarmManager.shared.alarms.isEmpty)
        #expect(throws: (any Error).self) { try AlarmManager.shared.cancel(id: UUID()) }
    }
}
