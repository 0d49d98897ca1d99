import Intents
import SwiftUI

struct SiriView: View {
    var body: some View { Button("Allow Siri") { INPreferences.requestSiriAuthorization { _ in } } }
}
#Preview { SiriView() }
