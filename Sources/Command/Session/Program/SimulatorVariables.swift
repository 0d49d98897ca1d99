import Glibc
import QuadrantGeometry

/// What the simulator's environment has, which programs read where `targetEnvironment(simulator)` is true: the model
/// of the device as its `hw.machine` would be, its name and screen, and an identifier of the device.
enum SimulatorVariables {
    /// Sets the variables that the user has not set.
    static func set(_ device: Device) {
        let values = [
            "SIMULATOR_MODEL_IDENTIFIER": model(device), "SIMULATOR_DEVICE_NAME": device.title,
            "SIMULATOR_UDID": "9E3779B9-7F4A-4C15-9F39-CC0605CEDC83",
            "SIMULATOR_PRODUCT_CLASS": device.isTablet ? "iPad" : "iPhone",
            "SIMULATOR_MAINSCREEN_WIDTH": "\(Int(device.width * device.scale))",
            "SIMULATOR_MAINSCREEN_HEIGHT": "\(Int(device.height * device.scale))",
            "SIMULATOR_MAINSCREEN_SCALE": "\(device.scale)",
        ]
        for (name, value) in values { setenv(name, value, 0) }
    }

    /// The model identifier of a device; that of the first where several have one screen and one name here.
    static func model(_ device: Device) -> String {
        models[device.name] ?? (device.isTablet ? "iPad13,18" : "iPhone15,4")
    }

    /// By the names that `--device` takes. The identifiers are those that Apple's devices report.
    private static let models = [
        "iphone-se-1": "iPhone8,4", "iphone-8": "iPhone10,1", "iphone-8-plus": "iPhone10,2", "iphone-x": "iPhone10,3",
        "iphone-xr": "iPhone11,8", "iphone-xs-max": "iPhone11,6", "iphone-11": "iPhone12,1",
        "iphone-11-pro": "iPhone12,3", "iphone-11-pro-max": "iPhone12,5", "iphone-se": "iPhone14,6",
        "iphone-12-mini": "iPhone13,1", "iphone-12": "iPhone13,2", "iphone-12-pro": "iPhone13,3",
        "iphone-12-pro-max": "iPhone13,4", "iphone-13-mini": "iPhone14,4", "iphone-13": "iPhone14,5",
        "iphone-13-pro": "iPhone14,2", "iphone-13-pro-max": "iPhone14,3", "iphone-14": "iPhone14,7",
        "iphone-14-plus": "iPhone14,8", "iphone-14-pro": "iPhone15,2", "iphone-14-pro-max": "iPhone15,3",
        "iphone-15": "iPhone15,4", "iphone-15-plus": "iPhone15,5", "iphone-15-pro": "iPhone16,1",
        "iphone-15-pro-max": "iPhone16,2", "iphone-16": "iPhone17,3", "iphone-16-plus": "iPhone17,4",
        "iphone-16-pro": "iPhone17,1", "iphone-16-pro-max": "iPhone17,2", "iphone-17": "iPhone18,3",
        "iphone-17-pro": "iPhone18,1", "iphone-17-pro-max": "iPhone18,2", "iphone-air": "iPhone18,4",
        "ipad-9.7": "iPad6,11", "ipad": "iPad12,1", "ipad-pro-11": "iPad8,1", "ipad-mini": "iPad5,1",
        "ipad-pro-10.5": "iPad7,3", "ipad-pro-12.9": "iPad8,5",
    ]
}
