public import QuadrantCore
public import UIKit

// What a person did before, here or on another device. There is no other device and no launcher: no activity is
// received, and those that a view declares have no observer.

extension View {
    /// Calls `action` with an activity of a type that the program is opened with. Nothing to do: no other program opens
    /// this one.
    nonisolated public func onContinueUserActivity(_ activityType: String,
                                                   perform action: @escaping (NSUserActivity) -> Void) -> some View {
        self
    }

    /// Says what a person does with this view while `isActive`. Nothing to do: an activity has no observer.
    nonisolated public func userActivity(_ activityType: String, isActive: Bool = true,
                                         _ update: @escaping (NSUserActivity) -> Void) -> some View { self }

    /// Says what a person does with an element while there is one. Nothing to do: an activity has no observer.
    nonisolated public func userActivity<P>(_ activityType: String, element: P?,
                                            _ update: @escaping (P, NSUserActivity) -> Void) -> some View { self }

    /// Says which events from outside the scene with this view is opened for. Nothing to do: no other program opens
    /// this one.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
