import SwiftUI

struct Snapshot: View {
    var body: some View { Text("a view in a folder of tests") }
}
