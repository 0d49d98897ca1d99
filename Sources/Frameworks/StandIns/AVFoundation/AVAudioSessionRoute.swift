public import Foundation

extension AVAudioSession {
    /// A kind of device that plays or records sound.
    public struct Port: Hashable, RawRepresentable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The microphone of the device.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// The loudspeaker of the device.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The loudspeaker at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// Headphones with a wire.
        public static let headphones = Port(rawValue: "Headphones")
        /// A microphone with a wire.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// A device without a wire, for music.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A device without a wire, for calls.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// A device without a wire, with little power.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// A device in the network.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// A display.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// A socket that gives sound out.
        public static let lineOut = Port(rawValue: "LineOut")
        /// A socket that takes sound in.
        public static let lineIn = Port(rawValue: "LineIn")
        /// A device at a socket.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
}

/// Where sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject {
    /// None.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// None.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device that plays or records sound. None is here, so that programs get none.
open class AVAudioSessionPortDescription: NSObject {
    private override init() { super.init() }
    /// Its kind.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// Its name.
    open var portName: String { "" }
    /// What tells it from others.
    open var uid: String { "" }
    /// Nil.
    open var channels: [AVAudioSessionChannelDescription]? { nil }
    /// Nil.
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    /// Nil.
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Nil.
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Whether sound in space is on.
    open var isSpatialAudioEnabled: Bool { false }
    /// Takes sound from a part of the device. Nothing to do: there is no device.
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}

/// A channel of a device. None is here, so that programs get none.
open class AVAudioSessionChannelDescription: NSObject {
    private override init() { super.init() }
    /// Its name.
    open var channelName: String { "" }
    /// Its number at the device.
    open var channelNumber: Int { 0 }
    /// What tells its device from others.
    open var owningPortUID: String { "" }
}

/// A part of a device, such as one of several microphones. None is here, so that programs get none.
open class AVAudioSessionDataSourceDescription: NSObject {
    private override init() { super.init() }
    /// Its number.
    open var dataSourceID: NSNumber { 0 }
    /// Its name.
    open var dataSourceName: String { "" }
}
