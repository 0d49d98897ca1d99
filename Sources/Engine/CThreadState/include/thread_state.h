// Swift has no thread-local variables: the engine's are here.
#ifndef QUADRANT_THREAD_STATE_H
#define QUADRANT_THREAD_STATE_H

/// What the engine keeps for each thread; zero at first. QuadrantGraph gives the fields their types.
typedef struct {
    /// The reader of the current evaluation.
    unsigned long long reader[3];
    /// The tag of the current changes.
    void *_Nullable tag;
    /// The state of a rendering thread; null on all other threads.
    void *_Nullable state;
} QuadrantThread;

/// The variables of the calling thread. Valid until the thread ends.
static inline QuadrantThread *_Nonnull quadrant_thread(void) {
    extern _Thread_local QuadrantThread quadrant_thread_variables __attribute__((tls_model("initial-exec")));
    return &quadrant_thread_variables;
}

#endif
