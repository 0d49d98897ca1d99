import RealityKit
import SwiftUI

struct BoxView: View {
    var body: some View {
        RealityView { content in
            let box = ModelEntity(mesh: .generateBox(size: 0.1, cornerRadius: 0.01),
                                  materials: [SimpleMaterial(color: .red, isMetallic: true)])
            box.position = [0, 0.05, 0]
            content.add(box)
        }
    }
}
#Preview { BoxView() }
