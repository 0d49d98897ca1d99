@_exported public import AudioToolbox
public import Foundation
public import QuadrantFoundation

// Parts of an engine that change sound. No sound passes: they keep their values.

/// How a part is made.
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In another process.
    public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
}
/// A part of an engine that changes sound.
open class AVAudioUnit: AVAudioNode {
    /// Which part it is.
    public let audioComponentDescription: AudioComponentDescription
    init(_ description: AudioComponentDescription) {
        audioComponentDescription = description
        super.init()
    }
    /// Calls the closure at once, with an error: no parts are here.
    @preconcurrency open class func instantiate(with audioComponentDescription: AudioComponentDescription,
                                options: AudioComponentInstantiationOptions = [],
                                completionHandler: @escaping @Sendable (AVAudioUnit?, (any Error)?) -> Void) {
        completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: -3000))
    }
    /// Throws: no parts are here.
    open class func instantiate(with audioComponentDescription: AudioComponentDescription,
                                options: AudioComponentInstantiationOptions = []) async throws -> AVAudioUnit {
        throw NSError(domain: NSOSStatusErrorDomain, code: -3000)
    }
    /// The part itself.
    open var auAudioUnit: AUAudioUnit {
        do { return try AUAudioUnit(componentDescription: audioComponentDescription) } catch { fatalError("\(error)") }
    }
    /// Empty.
    open var name: String { "" }
    /// Empty.
    open var manufacturerName: String { "" }
}
/// Changes sound as it passes.
open class AVAudioUnitEffect: AVAudioUnit {
    /// A part. It does nothing.
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
    /// Whether sound passes as it is. Nothing to do: no sound passes.
    open var bypass = false
}
/// Changes how fast sound is.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// A part. It does nothing.
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
    /// Whether sound passes as it is. Nothing to do: no sound passes.
    open var bypass = false
}
private func effect(_ subType: OSType, _ type: OSType = kAudioUnitType_Effect) -> AudioComponentDescription {
    AudioComponentDescription(componentType: type, componentSubType: subType,
                              componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0,
                              componentFlagsMask: 0)
}
/// What a band of an equaliser does.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf,
         resonantLowShelf, resonantHighShelf
}
/// A band of an equaliser.
open class AVAudioUnitEQFilterParameters: NSObject {
    override init() { super.init() }
    /// What it does. Nothing to do: no sound passes.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// Hertz. Nothing to do: no sound passes.
    open var frequency: Float = 1_000
    /// Octaves. Nothing to do: no sound passes.
    open var bandwidth: Float = 0.5
    /// Decibels. Nothing to do: no sound passes.
    open var gain: Float = 0
    /// Whether sound passes as it is. Nothing to do: no sound passes.
    open var bypass = true
}
/// Makes some heights of sound louder.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// So many bands.
    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init(audioComponentDescription: effect(kAudioUnitSubType_NBandEQ))
    }
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// Decibels of all. Nothing to do: no sound passes.
    open var globalGain: Float = 0
}
/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral,
         largeRoom2, mediumHall2, mediumHall3, largeHall2
}
/// Sounds as in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// No room yet.
    public init() { super.init(audioComponentDescription: effect(kAudioUnitSubType_Reverb2)) }
    /// Sets the room. Nothing to do: no sound passes.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
    /// How much of it, 0…100. Nothing to do: no sound passes.
    open var wetDryMix: Float = 50
}
/// Sounds again.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// After a second.
    public init() { super.init(audioComponentDescription: effect(kAudioUnitSubType_Delay)) }
    /// Seconds. Nothing to do: no sound passes.
    open var delayTime: TimeInterval = 1
    /// How much again, −100…100. Nothing to do: no sound passes.
    open var feedback: Float = 50
    /// Hertz. Nothing to do: no sound passes.
    open var lowPassCutoff: Float = 15_000
    /// How much of it, 0…100. Nothing to do: no sound passes.
    open var wetDryMix: Float = 100
}
/// A way to distort.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1,
         multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed,
         multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken,
         speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
/// Distorts.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// No way yet.
    public init() { super.init(audioComponentDescription: effect(kAudioUnitSubType_Distortion)) }
    /// Sets the way. Nothing to do: no sound passes.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
    /// Decibels. Nothing to do: no sound passes.
    open var preGain: Float = -6
    /// How much of it, 0…100. Nothing to do: no sound passes.
    open var wetDryMix: Float = 50
}
/// Changes how fast and how high sound is, each for itself.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// As it is.
    public init() {
        super.init(audioComponentDescription: effect(kAudioUnitSubType_NewTimePitch, kAudioUnitType_FormatConverter))
    }
    /// How fast. Nothing to do: no sound passes.
    open var rate: Float = 1
    /// Hundredths of a semitone. Nothing to do: no sound passes.
    open var pitch: Float = 0
    /// How smooth. Nothing to do: no sound passes.
    open var overlap: Float = 8
}
/// Changes how fast and how high sound is.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// As it is.
    public init() { super.init(audioComponentDescription: effect(0, kAudioUnitType_FormatConverter)) }
    /// How fast. Nothing to do: no sound passes.
    open var rate: Float = 1
}
/// Makes sound of notes.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
    /// A part. It does nothing.
    public init(audioComponentDescription description: AudioComponentDescription) { super.init(description) }
    /// Begins a note. Nothing to do: no sound passes.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    /// Ends a note. Nothing to do: no sound passes.
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    /// Changes a value. Nothing to do: no sound passes.
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    /// Changes an instrument. Nothing to do: no sound passes.
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    /// Changes how high it is. Nothing to do: no sound passes.
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
}
/// Makes sound of notes, of a file of instruments.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    /// No instruments yet.
    public init() {
        super.init(audioComponentDescription: effect(kAudioUnitSubType_Sampler, kAudioUnitType_MusicDevice))
    }
    /// Reads instruments. Nothing to do: no sound passes.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {}
    /// Reads an instrument. Nothing to do: no sound passes.
    open func loadInstrument(at instrumentURL: URL) throws {}
    /// Reads sounds. Nothing to do: no sound passes.
    open func loadAudioFiles(at audioFiles: [URL]) throws {}
    /// Decibels. Nothing to do: no sound passes.
    open var overallGain: Float = 0
    /// From −100, left, to 100, right. Nothing to do: no sound passes.
    open var stereoPan: Float = 0
    /// Hundredths of a semitone. Nothing to do: no sound passes.
    open var globalTuning: Float = 0
}
/// Calls a closure for sound; never.
open class AVAudioSourceNode: AVAudioNode {
    /// Called with room for sound; never.
    public typealias RenderBlock = (UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
                                    UnsafeMutablePointer<AudioBufferList>) -> OSStatus
    /// A closure, which is never called.
    public init(renderBlock block: @escaping RenderBlock) { super.init() }
    /// A closure, which is never called.
    public init(format: AVAudioFormat, renderBlock block: @escaping RenderBlock) { super.init() }
    /// From 0 to 1. Nothing to do: no sound passes.
    open var volume: Float = 1
    /// From −1, left, to 1, right. Nothing to do: no sound passes.
    open var pan: Float = 0
}
