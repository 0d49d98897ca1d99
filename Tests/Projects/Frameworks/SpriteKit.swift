import SpriteKit
import SwiftUI

final class BallScene: SKScene {
    override func didMove(to view: SKView) {
        let ball = SKShapeNode(circleOfRadius: 20)
        ball.fillColor = .yellow
        ball.position = CGPoint(x: frame.midX, y: frame.midY)
        addChild(ball)
        ball.run(.repeatForever(.sequence([.moveBy(x: 0, y: 50, duration: 1), .moveBy(x: 0, y: -50, duration: 1)])))
    }
}
struct GameView: View {
    private var scene: SKScene { BallScene(size: CGSize(width: 300, height: 400)) }
    var body: some View { SpriteView(scene: scene).frame(width: 300, height: 400) }
}
#Preview { GameView() }
