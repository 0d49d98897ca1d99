@_exported import CasePaths
@_exported import Clocks
@_exported import CombineSchedulers
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import Dependencies
@_exported import DependenciesMacros
@_exported import Foundation
@_exported import IdentifiedCollections
@_exported import Observation
@_exported import Perception
@_exported import Sharing
@_exported import SwiftUINavigation
@_exported import UIKitNavigation

// ComposableArchitecture: state that changes by actions only, in reducers, which say what is done beside that.

@attached(member, names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "QuadrantMacros", type: "ReducerMacro")

/// The conformances of the state and the action of an enum of reducers, which are written as extensions now.
@attached(member, names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
@available(*, deprecated, message: "Write the conformances as extensions")
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
    #externalMacro(module: "QuadrantMacros", type: "ReducerMacro")

public struct _SynthesizedConformance: Sendable {
    public static let codable = Self()
    public static let decodable = Self()
    public static let encodable = Self()
    public static let equatable = Self()
    public static let hashable = Self()
    public static let sendable = Self()
}

@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

@attached(extension, conformances: Observable, ObservableState)
@attached(member, names: named(_$id), named(_$observationRegistrar), named(_$willModify))
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "QuadrantMacros", type: "ObservableStateMacro")

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
    #externalMacro(module: "QuadrantMacros", type: "ObservationStateTrackedMacro")
@attached(peer)
public macro ObservationStateIgnored() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "QuadrantMacros", type: "PresentsMacro")

@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
    #externalMacro(module: "QuadrantMacros", type: "ViewActionMacro") where R.Action: ViewAction
