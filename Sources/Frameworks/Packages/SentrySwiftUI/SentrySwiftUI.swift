@_exported import Sentry
import SwiftUI

// SentrySwiftUI: views as they are.

public struct SentryTracedView<Content: View>: View {
    private let content: () -> Content
    public init(_ viewName: String? = nil, waitForFullDisplay: Bool? = nil,
                @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public var body: some View { content() }
}
