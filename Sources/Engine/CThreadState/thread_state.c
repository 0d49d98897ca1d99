#include "thread_state.h"

_Thread_local QuadrantThread quadrant_thread_variables __attribute__((tls_model("initial-exec")));
