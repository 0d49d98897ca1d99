import Foundation
import Testing

/// The programs of `Tests/Projects/Frameworks`, one for each framework, as people write them.
@Suite("Programs with frameworks")
struct FrameworkProgramsTests {
    @Test func programsOfAllFrameworksAreDrawn() throws {
        let command = try Command()
        try SampleProjects.copy("Frameworks", to: command)
        let result = try command.run("render", "Frameworks", "--all", "-o", "out/.png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(!result.errors.contains("error:") && !result.errors.contains("skipped"), "\(result.errors)")
        let pictures = command.files(in: "out")
        for file in command.files(in: "Frameworks") {
            #expect(pictures.contains { $0.hasPrefix(file.replacing(".swift", with: "-")) }, "\(file)")
        }
    }

    /// Each of these modules is found, and nothing of a Mac is.
    @Test func conditionsAreThoseOfAPhone() throws {
        let program = """
            import SwiftUI

            #if canImport(UIKit) && canImport(CoreImage) && canImport(TipKit) && canImport(ActivityKit)
            let color = Color.green
            #else
            let color = Color.red
            #endif
            #if canImport(AppKit) || canImport(Cocoa) || canImport(QuickLookUI)
            #error("a Mac")
            #endif
            #Preview { color.frame(width: 10, height: 10) }

            """
        let command = try Command(["A.swift": program])
        let result = try command.run("render", "A.swift", "-o", "a.png")
        #expect(result.code == 0, "\(result.errors)")
    }

    /// A service that a phone has answers as where it is refused.
    @Test func servicesAnswerAsWhereTheyAreRefused() throws {
        let program = """
            import CloudKit
            import Contacts
            import EventKit
            import FoundationModels
            import HealthKit
            import Photos
            import SwiftUI

            struct Answers: View {
                @State private var account = CKAccountStatus.available
                var body: some View {
                    Text("\\(account == .noAccount)").task {
                        account = (try? await CKContainer.default().accountStatus()) ?? .couldNotDetermine
                        print("account", account == .noAccount, HKHealthStore.isHealthDataAvailable(),
                              PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied,
                              CNContactStore.authorizationStatus(for: .contacts) == .denied,
                              EKEventStore.authorizationStatus(for: .event) == .denied,
                              SystemLanguageModel.default.isAvailable)
                    }
                }
            }
            #Preview { Answers() }

            """
        let command = try Command(["A.swift": program])
        let result = try command.run("render", "A.swift", "-o", "a.png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("account true false true true true false"), "\(result.output)")
    }
}
