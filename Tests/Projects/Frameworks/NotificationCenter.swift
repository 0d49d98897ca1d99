import NotificationCenter
import SensitiveContentAnalysis
import SwiftUI

/// A program that imports the framework of widgets for the class of its name.
struct NotificationCenterView: View {
    @State private var text = "none"

    var body: some View {
        Text(text)
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("told"))) { _ in text = "told" }
            .onAppear { NotificationCenter.default.post(name: Notification.Name("told"), object: nil) }
            .task {
                guard SCSensitivityAnalyzer().analysisPolicy != .disabled else { return }
                text = "looked"
            }
    }
}

#Preview { NotificationCenterView() }
