@_exported public import Foundation
@_exported public import struct QuadrantDarwin.os_unfair_lock_s
@_exported public import typealias QuadrantDarwin.os_unfair_lock
@_exported public import typealias QuadrantDarwin.os_unfair_lock_t
@_exported public import func QuadrantDarwin.os_unfair_lock_lock
@_exported public import func QuadrantDarwin.os_unfair_lock_trylock
@_exported public import func QuadrantDarwin.os_unfair_lock_unlock
@_exported public import func QuadrantDarwin.os_unfair_lock_assert_owner
@_exported public import func QuadrantDarwin.os_unfair_lock_assert_not_owner
