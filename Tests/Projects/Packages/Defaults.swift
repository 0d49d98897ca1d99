import Defaults
import SwiftUI

enum Shade: String, Codable, Defaults.Serializable { case light, dark }
struct Player: Codable, Defaults.Serializable, Equatable {
    var name: String, level: Int
}
extension Defaults.Keys {
    static let volume = Key<Double>("volume", default: 0.5)
    static let shade = Key<Shade>("shade", default: .light)
    static let player = Key<Player?>("player")
    static let players = Key<[Player]>("players", default: [])
    static let isMuted = Key<Bool>("isMuted", default: false)
    static let tags = Key<[String: Set<Int>]>("tags", default: ["a": [1]])
}

struct Preferences: View {
    @Default(.volume) private var volume
    @Default(.isMuted) private var isMuted

    var body: some View {
        VStack {
            Text("Volume \(volume)")
            Slider(value: $volume)
            Defaults.Toggle("Mute", key: .isMuted)
        }
        .onAppear {
            Defaults.reset(.volume, .shade, .player, .players, .isMuted, .tags)
            var seen: [Double] = [], owner: NSObject? = NSObject(), tied = 0
            if let owner { Defaults.observe(.shade, options: []) { _ in tied += 1 }.tieToLifetime(of: owner) }
            let observation = Defaults.observe(.volume) { seen.append($0.newValue) }
            volume = 0.75
            Defaults[.shade] = .dark
            owner = nil
            Defaults[.player] = Player(name: "Mia", level: 2)
            Defaults[.players].append(Player(name: "Ann", level: 1))
            Defaults[.tags]["b"] = [2]
            $isMuted.wrappedValue.toggle()
            observation.invalidate()
            Defaults[.volume] = 1
            print("Defaults", seen, Defaults[.shade], Defaults[.player]?.name ?? "none", Defaults[.players].count,
                  Defaults[.tags].keys.sorted(), isMuted, Defaults.Keys.shade.isDefaultValue)
            Defaults[.player] = nil
            Defaults.reset(.volume, .shade)
            print("Reset", tied, owner == nil, Defaults[.player] == nil, volume, UserDefaults.standard.string(forKey: "shade") ?? "none")
        }
        .task {
            for await volume in Defaults.updates(.volume) {
                print("Update", volume)
                if volume > 0.8 { break }
                Defaults[.volume] = 0.9
            }
        }
    }
}

#Preview { Preferences() }
