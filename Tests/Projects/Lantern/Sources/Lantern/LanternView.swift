import SwiftUI
import class UIKit.UIColor

struct LanternView: View {
    @StateObject private var keeper = Keeper()
    @State private var tower = Tower()

    private var system: String {
        #if os(iOS) && targetEnvironment(simulator)
        "phone"
        #else
        "other"
        #endif
    }
    private var language: String {
        #if swift(>=6)
        "six"
        #else
        "five"
        #endif
    }
    private var number: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter.string(from: 2345.5) ?? ""
    }
    private var time: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE HH"
        return formatter.string(from: Date(timeIntervalSince1970: 0))
    }
    private var strokes: Int {
        let bell = Bell()
        bell.start()
        return bell.strokes
    }
    private var note: String {
        NSDataAsset(name: "note", bundle: .module).map { String(decoding: $0.data, as: UTF8.self) } ?? "none"
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "\(system), \(language), \(keeper.lit), \(tower.height)")
            Text(verbatim: Date(timeIntervalSince1970: 0).formatted(date: .omitted, time: .shortened))
            Text(verbatim: "\(Locale.current.identifier), \(TimeZone.current.identifier), \(Calendar.current.firstWeekday)")
            Text(verbatim: 1234.5.formatted() + " " + number + " " + time)
            Text(verbatim: "no such font").font(.custom("Lighthouse", size: 17).weight(.bold))
            Image("ring", bundle: .module)
            Text("\(keeper.lit) lamps", bundle: .module)
            Text("fog", tableName: "Weather", bundle: .module)
            Text(verbatim: "ABCD").font(.custom("Lamps", size: 20))
            Text(verbatim: "\(strokes) strokes, " + String(format: "%@ %@", strokes as NSNumber, "bells"))
            Text(verbatim: note.trimmingCharacters(in: .whitespacesAndNewlines))
            Color("sail", bundle: .module).frame(width: 10, height: 10)
            Color(UIColor(named: "sail", in: .module, compatibleWith: nil) ?? UIColor.red).frame(width: 10, height: 10)
        }
    }
}

#Preview { LanternView() }
