import SwiftUI

struct Preferences: View {
    var body: some View {
        Form {
            Section("Sound") {
                LabeledContent("Language", value: "English")
                LabeledContent("Volume", value: "70 %")
                    .listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 16))
                LabeledContent("Voice", value: "Abena")
            }
        }
    }
}

#Preview { Preferences() }
