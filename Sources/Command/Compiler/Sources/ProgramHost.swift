package import QuadrantProject

/// The process around the compiler: it loads programs, and has the frameworks that they are written for.
package protocol ProgramHost: Sendable {
    /// The Swift classes for the data models of a target, as text; empty without models. What the sources declare is
    /// left out.
    func managedClasses(of target: Project.Target, besides sources: [SourceSet.File]) -> String

    /// Loads a compiled library into this process and returns its handle. `folders` are those in which the program's
    /// images are looked up; `files` are its sources, for the message of a failure.
    func open(_ library: String, _ folders: [String], _ files: [SourceSet.File]) throws -> UnsafeMutableRawPointer

    /// Called after `open`, with an address in the program's code.
    func didLoad(_ library: String, around address: UnsafeMutableRawPointer)
}
