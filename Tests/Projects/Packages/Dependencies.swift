import Dependencies
import IdentifiedCollections
import SwiftUI
import Tagged

struct Guest: Identifiable, Codable, Equatable {
    typealias ID = Tagged<Guest, Int>
    let id: ID
    var name: String
}

struct GuestClient: Sendable {
    var load: @Sendable () async throws -> [Guest]
}
extension GuestClient: DependencyKey {
    static let liveValue = GuestClient { [Guest(id: 1, name: "Live")] }
    static let previewValue = GuestClient { [Guest(id: 1, name: "Mia"), Guest(id: 2, name: "Ann")] }
}
extension DependencyValues {
    var guestClient: GuestClient {
        get { self[GuestClient.self] }
        set { self[GuestClient.self] = newValue }
    }
}

@MainActor final class GuestModel: ObservableObject {
    @Published var guests: IdentifiedArrayOf<Guest> = []
    @Dependency(\.guestClient) private var client
    @Dependency(\.date.now) private var now
    @Dependency(\.uuid) private var uuid
    @Dependency(\.continuousClock) private var clock
    @Dependency(\.mainQueue) private var queue
    @Dependency(\.locale) private var locale

    func load() async {
        try? await clock.sleep(for: .seconds(60))
        guests = IdentifiedArray(uniqueElements: (try? await client.load()) ?? [])
        guests[id: 2]?.name = "Anna"
        guests.append(Guest(id: 1, name: "Again"))
        guests.move(fromOffsets: [1], toOffset: 0)
        print("Guests", guests.map(\.name), guests.ids, now.timeIntervalSince1970, uuid().uuidString.suffix(2),
              uuid().uuidString.suffix(2), locale.identifier)
        queue.schedule { print("Scheduled") }
    }
}

/// A model with a date, a clock and identifiers of its own.
struct GuestList: View {
    @StateObject private var model = withDependencies {
        $0.date = .constant(Date(timeIntervalSince1970: 7))
        $0.uuid = .incrementing
        $0.continuousClock = ImmediateClock()
        $0.mainQueue = .immediate
        $0.locale = Locale(identifier: "de_DE")
    } operation: { GuestModel() }

    var body: some View {
        List { ForEach(model.guests) { Text($0.name) } }
            .task {
                await model.load()
                let replaced = withDependencies(from: model) {
                    $0.date.now += 1
                } operation: {
                    Dependency(\.date).wrappedValue
                }
                let data = (try? JSONEncoder().encode(model.guests)) ?? Data()
                let read = try? JSONDecoder().decode(IdentifiedArrayOf<Guest>.self, from: data)
                let sum: Guest.ID = 3 + 4
                print("Tagged", replaced.now.timeIntervalSince1970, read == model.guests, sum, Guest.ID(2) < 3)
                let clock = TestClock()
                let ticks = Task {
                    try? await clock.sleep(for: .seconds(5))
                    return clock.now.offset
                }
                await clock.advance(by: .seconds(7))
                print("TestClock", await ticks.value, clock.now.offset)
            }
    }
}

#Preview { GuestList() }
