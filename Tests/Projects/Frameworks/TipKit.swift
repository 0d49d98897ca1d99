import SwiftUI
import TipKit

struct FavoriteTip: Tip {
    static let visits = Event(id: "visits")
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorites are always at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "Learn More") }
}
struct TipScreen: View {
    private let tip = FavoriteTip()
    init() { try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)]) }
    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom) { action in
                if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
            }
            Button("Save") { FavoriteTip.visits.sendDonation() }
        }.padding()
    }
}
#Preview { TipScreen() }
