import Foundation
import Intents
import Testing

@Suite("Intents that a program makes")
struct IntentsTests {
    @Test func aPersonHasTheNameOfItsParts() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let handle = INPersonHandle(value: "ada@example.com", type: .emailAddress)
        let person = INPerson(personHandle: handle, nameComponents: name, displayName: nil, image: nil,
                              contactIdentifier: nil, customIdentifier: "1")
        #expect(person.displayName == "Ada Lovelace" && person.personHandle?.value == "ada@example.com")
        let message = INSendMessageIntent(recipients: [person], outgoingMessageType: .outgoingMessageText,
                                          content: "Hello", speakableGroupName: nil, conversationIdentifier: "c",
                                          serviceName: nil, sender: person, attachments: nil)
        #expect(message.recipients?.first === person && message.conversationIdentifier == "c")
        let interaction = INInteraction(intent: message, response: nil)
        interaction.direction = .incoming
        #expect(interaction.intent === message && interaction.direction == .incoming)
    }

    @Test func whetherSomeoneWantsToBeAloneIsNotKnown() async {
        #expect(await INFocusStatusCenter.default.requestAuthorization() == .denied)
        #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
    }

    @Test func whatIsPlayedHasTheValuesThatItIsGiven() {
        let song = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil, artist: "Singer")
        let intent = INPlayMediaIntent(mediaItems: [song], playShuffled: true, playbackRepeatMode: .all)
        #expect(intent.mediaItems?.first === song && intent.playShuffled == true && intent.playbackRepeatMode == .all)
        #expect(INPlayMediaMediaItemResolutionResult.successes(with: [song, song]).count == 2)
        #expect(INObjectCollection(items: [INObject(identifier: nil, display: "One")]).allItems.count == 1)
    }
}
