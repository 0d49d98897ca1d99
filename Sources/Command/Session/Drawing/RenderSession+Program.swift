import Foundation
import QuadrantCore
import QuadrantHost

/// What the code of a program finds before it has a view.
extension RenderSession {
    static func prepare(_ device: HostDevice?, at date: Date?) {
        if date != nil { ProgramClock.begin(at: date) }
        HostContext.prepare(device)
        SandboxRefusals.begin()
    }

    static func prepare(_ scene: SceneOptions) {
        prepare(configuration(scene, nil, isTransparent: true, folders: []).device, at: scene.date)
    }
}
