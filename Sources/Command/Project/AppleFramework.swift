/// Frameworks of Apple that programs import, of which some are not available here: no package brings them.
package enum AppleFramework {
    package static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names: Set<String> = Set("""
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdAttributionKit
        AdServices AdSupport AddressBook AlarmKit AppIntents AppKit AppTrackingTransparency AppleArchive
        AssetsLibrary AudioToolbox AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets
        BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts Cinematic ClassKit ClockKit
        CloudKit ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit
        CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
        CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony
        CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents CryptoKit CryptoTokenKit Darwin
        DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DockKit EnergyKit
        EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
        FileProvider FileProviderUI FinanceKit FinanceKitUI FoundationModels GLKit GameController GameKit
        GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageCaptureCore
        ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation
        LocalAuthentication LockedCameraCapture MLCompute ManagedAppDistribution ManagedSettings ManagedSettingsUI
        MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaPlayer MediaSetup MessageUI Messages
        Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices
        ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
        NotificationCenter OSLog OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI Playgrounds
        ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit
        RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenTime Security
        SensitiveContentAnalysis SensorKit ShaderGraph SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit
        SQLite3 StickerFoundation StoreKit SwiftData SwiftUI SystemConfiguration TVMLKit TVUIKit TabularData
        ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
        VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit VisualIntelligence WatchConnectivity
        WatchKit WeatherKit WebKit WiFiAware WidgetKit WorkoutKit XCTest
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
