import SceneKit
import SwiftUI

struct GlobeView: View {
    private var scene: SCNScene {
        let scene = SCNScene(), node = SCNNode(geometry: SCNSphere(radius: 1))
        node.geometry?.firstMaterial?.diffuse.contents = UIColor.systemBlue
        node.position = SCNVector3(0, 0, -2)
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 2)))
        scene.rootNode.addChildNode(node)
        return scene
    }
    var body: some View { SceneView(scene: scene, options: [.allowsCameraControl, .autoenablesDefaultLighting]) }
}
#Preview { GlobeView() }
