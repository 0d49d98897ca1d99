// What programs reach with `import Foundation` on a phone, and what Foundation lacks on Linux, such as formatters. The
// command adds this module wherever a file imports Foundation.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import QuadrantDefaults
@_exported public import func QuadrantDarwin.dlclose
@_exported public import struct QuadrantDarwin.os_unfair_lock_s
@_exported public import typealias QuadrantDarwin.os_unfair_lock
@_exported public import typealias QuadrantDarwin.os_unfair_lock_t
@_exported public import func QuadrantDarwin.os_unfair_lock_lock
@_exported public import func QuadrantDarwin.os_unfair_lock_trylock
@_exported public import func QuadrantDarwin.os_unfair_lock_unlock
@_exported public import func QuadrantDarwin.os_unfair_lock_assert_owner
@_exported public import func QuadrantDarwin.os_unfair_lock_assert_not_owner
@_exported public import struct QuadrantDarwin.mach_header
@_exported public import func QuadrantDarwin._dyld_image_count
@_exported public import func QuadrantDarwin._dyld_get_image_name
@_exported public import func QuadrantDarwin._dyld_get_image_header
@_exported public import func QuadrantDarwin._dyld_get_image_vmaddr_slide
@_exported public import struct QuadrantDarwin.kinfo_proc
@_exported public import struct QuadrantDarwin.extern_proc
@_exported public import struct QuadrantDarwin.eproc
@_exported public import func QuadrantDarwin.sysctl
@_exported public import func QuadrantDarwin.sysctlbyname
@_exported public import var QuadrantDarwin.CTL_KERN
@_exported public import var QuadrantDarwin.KERN_PROC
@_exported public import var QuadrantDarwin.KERN_PROC_PID
@_exported public import var QuadrantDarwin.P_TRACED
@_exported public import func QuadrantDarwin.uuid_generate
@_exported public import func QuadrantDarwin.uuid_generate_random
@_exported public import func QuadrantDarwin.uuid_clear
@_exported public import func QuadrantDarwin.uuid_is_null
@_exported public import func QuadrantDarwin.uuid_copy
@_exported public import func QuadrantDarwin.uuid_compare
@_exported public import func QuadrantDarwin.uuid_unparse
@_exported public import func QuadrantDarwin.uuid_unparse_upper
@_exported public import func QuadrantDarwin.uuid_unparse_lower
@_exported public import func QuadrantDarwin.uuid_parse
