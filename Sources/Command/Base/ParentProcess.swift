package import Foundation

/// The process that has started this one.
package enum ParentProcess {
    /// `parent` is 0 if its number is not known here, as in a sandbox.
    ///
    /// Ends this process when the parent has ended, also while it draws: otherwise the output of a killed command could
    /// still change.
    package static func endWith(_ parent: pid_t) {
        // The declaration of `prctl` takes any number of arguments, which Swift does not import.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        let whenParentEnds: Int32 = 1
        if let address = dlsym(nil, "prctl") {
            _ = unsafeBitCast(address, to: Control.self)(whenParentEnds, UInt(SIGKILL), 0, 0, 0)
        }
        if parent != 0, getppid() != parent { _exit(ExitCode.success.rawValue) }
    }
}
