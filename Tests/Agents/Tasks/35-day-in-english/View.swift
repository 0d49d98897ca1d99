import SwiftUI

struct Ticket: View {
    private var day: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateFormat = "EEEE"
        return formatter.string(from: Date(timeIntervalSince1970: 0))
    }

    var body: some View {
        VStack {
            Text(day)
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.weekday(.wide))
        }
    }
}

#Preview { Ticket() }
