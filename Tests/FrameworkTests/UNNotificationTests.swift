import CoreLocation
import Foundation
import Testing
import UserNotifications

@Suite("What notes hold")
struct UNNotificationTests {
    @Test func anAttachmentHasTheKindOfItsFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).PNG")
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let attachment = try UNNotificationAttachment(identifier: "cover", url: file)
        #expect(attachment.identifier == "cover" && attachment.type == "public.png" && attachment.url == file)
        #expect(try !UNNotificationAttachment(identifier: "", url: file, options: nil).identifier.isEmpty)
        let content = UNMutableNotificationContent()
        content.attachments = [attachment]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.attachments = []
        #expect(request.content.attachments == [attachment])
    }

    @Test func aFileThatNotesCannotShowIsRefused() throws {
        let gone = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "a", url: gone) }
        let text = gone.deletingPathExtension().appendingPathExtension("txt")
        try Data([1]).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        #expect(throws: UNError(.attachmentUnrecognizedType)) {
            try UNNotificationAttachment(identifier: "a", url: text)
        }
        let options = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
        #expect(try UNNotificationAttachment(identifier: "a", url: text, options: options).type == "public.jpeg")
    }

    @Test func categoriesAreKept() async {
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [.foreground],
            icon: UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"),
            textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        let category = UNNotificationCategory(identifier: "chat", actions: [reply], intentIdentifiers: [],
                                              options: [.customDismissAction, .hiddenPreviewsShowTitle])
        let center = UNUserNotificationCenter.current()
        center.setNotificationCategories([category])
        #expect(await center.notificationCategories().map(\.identifier) == ["chat"])
        #expect((category.actions.first as? UNTextInputNotificationAction)?.textInputButtonTitle == "Send")
        #expect(reply.icon == UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"))
        #expect(reply.icon != UNNotificationActionIcon(templateImageName: "arrowshape.turn.up.left"))
        center.setNotificationCategories([])
    }

    @Test func aPlaceIsAReasonForANote() {
        let home = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100,
                                    identifier: "home")
        let trigger = UNLocationNotificationTrigger(region: home, repeats: true)
        let request = UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: trigger)
        #expect((request.trigger as? UNLocationNotificationTrigger)?.region == home && trigger.repeats)
    }
}
