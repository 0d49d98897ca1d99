// swift-tools-version: 5.9
import PackageDescription
import AppleProductTypes

let package = Package(
    name: "Sketch",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Sketch",
            targets: ["AppModule"],
            bundleIdentifier: "org.example.sketch",
            teamIdentifier: "",
            displayVersion: "1.0",
            bundleVersion: "7",
            appIcon: .placeholder(icon: .palette),
            accentColor: .presetColor(.indigo),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait]
        )
    ],
    targets: [
        .executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])
    ]
)
