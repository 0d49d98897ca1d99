public import Foundation

// Foundation on Linux says that defaults must not be passed to another thread, though it locks them. Apple's may be
// passed, and programs do. That a module repeats a conformance is a warning which cannot be turned off by itself, so
// this one stands alone in a module whose warnings are off.

extension UserDefaults: @retroactive @unchecked Sendable {}
