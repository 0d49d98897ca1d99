#include <libwebsockets.h>
#include <malloc.h>

// Macros that Swift does not see.
static const size_t quadrant_ws_room = LWS_PRE;
static const uint64_t quadrant_ws_options =
    LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_VALIDATE_UTF8 |
    LWS_SERVER_OPTION_FALLBACK_TO_APPLY_LISTEN_ACCEPT_CONFIG;

// Hands free memory back to the system, where the C library keeps it and does not do so by itself.
static inline void quadrant_return_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
