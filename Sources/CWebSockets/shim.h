#include <libwebsockets.h>

// Macros that Swift does not see.
static const size_t quadrant_ws_room = LWS_PRE;
static const uint64_t quadrant_ws_options =
    LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_VALIDATE_UTF8;
