public import Foundation
public import QuadrantFoundation

// Parts that change sound. None is here.

/// Which part it is.
public struct AudioComponentDescription: Hashable, Sendable {
    /// Four letters each.
    public var componentType: OSType, componentSubType: OSType, componentManufacturer: OSType
    /// Bits.
    public var componentFlags: UInt32, componentFlagsMask: UInt32
    /// Which part it is.
    public init(componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32,
                componentFlagsMask: UInt32) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        self.componentManufacturer = componentManufacturer
        (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
    }
    /// Zeros.
    public init() {
        self.init(componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0,
                  componentFlagsMask: 0)
    }
}
private func letters(_ text: StaticString) -> OSType {
    text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | OSType($1) } }
}
/// Of Apple.
public let kAudioUnitManufacturer_Apple = letters("appl")
/// Changes sound.
public let kAudioUnitType_Effect = letters("aufx")
/// Makes one sound of several.
public let kAudioUnitType_Mixer = letters("aumx")
/// Makes sound of notes.
public let kAudioUnitType_MusicDevice = letters("aumu")
/// Makes sound.
public let kAudioUnitType_Generator = letters("augn")
/// Takes sound in and lets it out.
public let kAudioUnitType_Output = letters("auou")
/// Changes formats.
public let kAudioUnitType_FormatConverter = letters("aufc")
/// A kind of effect.
public let kAudioUnitSubType_DynamicsProcessor = letters("dcmp")
/// A kind of effect.
public let kAudioUnitSubType_PeakLimiter = letters("lmtr")
/// A kind of effect.
public let kAudioUnitSubType_LowPassFilter = letters("lpas")
/// A kind of effect.
public let kAudioUnitSubType_HighPassFilter = letters("hpas")
/// A kind of effect.
public let kAudioUnitSubType_BandPassFilter = letters("bpas")
/// A kind of effect.
public let kAudioUnitSubType_ParametricEQ = letters("pmeq")
/// A kind of effect.
public let kAudioUnitSubType_NBandEQ = letters("nbeq")
/// A kind of effect.
public let kAudioUnitSubType_Delay = letters("dely")
/// A kind of effect.
public let kAudioUnitSubType_Reverb2 = letters("rvb2")
/// A kind of effect.
public let kAudioUnitSubType_Distortion = letters("dist")
/// A kind of effect.
public let kAudioUnitSubType_NewTimePitch = letters("nutp")
/// A kind of effect.
public let kAudioUnitSubType_Sampler = letters("samp")
/// A kind of effect.
public let kAudioUnitSubType_RemoteIO = letters("rioc")

/// The number of a value.
public typealias AUParameterAddress = UInt64
/// A value of a part.
public typealias AUValue = Float
/// A value of a part.
open class AUParameter: NSObject {
    override init() { super.init() }
    /// The value. Nothing to do: no sound passes.
    open var value: AUValue = 0
    /// 0.
    open var address: AUParameterAddress { 0 }
    /// The least.
    open var minValue: AUValue { 0 }
    /// The greatest.
    open var maxValue: AUValue { 0 }
}
/// The values of a part. There is none.
open class AUParameterTree: NSObject {
    override init() { super.init() }
    /// None.
    open var allParameters: [AUParameter] { [] }
    /// Nil.
    open func parameter(withAddress address: AUParameterAddress) -> AUParameter? { nil }
}
/// A part that changes sound.
open class AUAudioUnit: NSObject {
    /// Which part it is.
    public let componentDescription: AudioComponentDescription
    /// A part. It does nothing.
    public init(componentDescription: AudioComponentDescription) throws {
        self.componentDescription = componentDescription
    }
    /// Nil: it has no values.
    open var parameterTree: AUParameterTree? { nil }
    /// Whether sound passes as it is. Nothing to do: no sound passes.
    open var shouldBypassEffect = false
}
