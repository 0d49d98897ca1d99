public import Foundation
public import QuadrantFoundation

// Short sounds of the system. Nothing is heard here, and completions are called at once.

/// A sound.
public typealias SystemSoundID = UInt32

/// The phone's vibration.
public var kSystemSoundID_Vibrate: SystemSoundID { 4095 }
/// No error.
public var kAudioServicesNoError: OSStatus { 0 }
/// A sound that is not known.
public var kAudioServicesBadSystemSoundIDError: OSStatus { -1502 }

/// Plays a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound, and vibrates where the sound is off.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID,
                                                       _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
/// Plays a sound, and vibrates where the sound is off.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID,
                                                      _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
/// Makes a sound of a file; the file is not read.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL,
                                             _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    outSystemSoundID.pointee = 1
    return kAudioServicesNoError
}
/// Removes a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }
/// Called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
/// Calls a function when a sound has ended: never, for none is heard.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
/// Ends that. Nothing to do: no sound is played.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
