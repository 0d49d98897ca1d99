public import Foundation

/// Functions of a program that draw a geometry. Nothing to do: a panel stands for the scene.
open class SCNProgram: NSObject {
    public override init() { super.init() }
    /// The text of a function for vertices; nil for none.
    open var vertexShader: String?
    /// The text of a function for pixels; nil for none.
    open var fragmentShader: String?
    /// The name of a function for vertices; nil for none.
    open var vertexFunctionName: String?
    /// The name of a function for pixels; nil for none.
    open var fragmentFunctionName: String?
    /// Whether what is drawn covers what is behind.
    open var isOpaque = true
    /// Held weakly; never called.
    open weak var delegate: (any SCNProgramDelegate)?
}
/// Receives errors in functions. Never called.
public protocol SCNProgramDelegate: NSObjectProtocol {
    /// A function does not compile.
    func program(_ program: SCNProgram, handleError error: any Error)
}
extension SCNProgramDelegate {
    public func program(_ program: SCNProgram, handleError error: any Error) {}
}
/// Which of the bodies under a point are found.
public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }
