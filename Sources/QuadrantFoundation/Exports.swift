// What programs reach with `import Foundation` on a phone, and what Foundation lacks on Linux, such as formatters. The
// command adds this module wherever a file imports Foundation.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import func QuadrantDarwin.dlclose
