import SwiftUI
import SwiftUIIntrospect

#Preview {
    NavigationStack {
        List { TextField("Name", text: .constant("")).introspect(.textField, on: .iOS(.v17, .v18)) { $0.tag = 1 } }
            .introspect(.list, on: .iOS(.v16, .v17, .v18)) { view in view.backgroundColor = .red }
            .introspect(.list, on: .iOS(.v15)) { $0.separatorStyle = .none }
            .introspect(.scrollView, on: .iOS(.v17...)) { $0.bounces = false }
    }
}
