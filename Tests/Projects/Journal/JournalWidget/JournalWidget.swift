import SwiftUI
import WidgetKit

struct JournalWidgetView: View {
    var body: some View { Text(Entry.samples[0].title) }
}
