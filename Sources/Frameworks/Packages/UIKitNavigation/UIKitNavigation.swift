@_exported import SwiftUINavigation
