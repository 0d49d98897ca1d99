package import Foundation

extension StoreFailure {
    /// The error that a program on a phone is written for: its code says what to do, its texts are the four parts.
    package func cocoaError(otherwise code: Int) -> CocoaError {
        let code = switch kind {
        case .space: CocoaError.Code.fileWriteOutOfSpace.rawValue
        case .permission: CocoaError.Code.fileWriteNoPermission.rawValue
        case .damage: CocoaError.Code.fileReadCorruptFile.rawValue
        // Of Core Data: a store did not answer in time; its model is not that of the program.
        case .busy: 134090
        case .schema: 134100
        case .library, .place, .other: code
        }
        return CocoaError(CocoaError.Code(rawValue: code), userInfo: [
            NSLocalizedDescriptionKey: what, NSLocalizedFailureReasonErrorKey: rule,
            NSLocalizedRecoverySuggestionErrorKey: fix, NSFilePathErrorKey: at, NSDebugDescriptionErrorKey: description,
        ])
    }
}
