import Combine
import Foundation

/// `exit()` of a program (`ProgramSymbols`). It ends an app or a test; in a picture or on a page the view has failed,
/// as with a crash: the command continues, and says so.
@_cdecl("__wrap_exit")
public func programExit(_ code: Int32) -> Never {
    if VirtualClock.current != nil || Guard.servesPage {
        Misuse.stop("exit(\(code)) was called, which ends an app")
    }
    exit(code)
}
