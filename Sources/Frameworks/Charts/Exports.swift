@_exported public import Foundation
@_exported public import Spatial
@_exported public import SwiftUI
