import Introspect
import SwiftUI

#Preview {
    ScrollView { Text("Introspect") }.introspectScrollView { $0.bounces = false }
}
