import ARKit
import SwiftUI

struct ARScreen: UIViewRepresentable {
    func makeUIView(context: Context) -> ARSCNView {
        let view = ARSCNView()
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = [.horizontal]
        if ARWorldTrackingConfiguration.isSupported { view.session.run(configuration) }
        return view
    }
    func updateUIView(_ view: ARSCNView, context: Context) {}
}
#Preview { ARScreen() }
