// Counts allocations, and the memory in use, of the process it is preloaded into. The benchmark asks for the counts by name.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

extern void __libc_free(void *);

static uint64_t count, bytes, live;

uint64_t bench_allocation_count(void) { return count; }
uint64_t bench_allocated_bytes(void) { return bytes; }
uint64_t bench_live_bytes(void) { return live; }

static void *note(size_t size, void *made) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, size, __ATOMIC_RELAXED);
    if (made) __atomic_fetch_add(&live, malloc_usable_size(made), __ATOMIC_RELAXED);
    return made;
}

void *malloc(size_t size) { return note(size, __libc_malloc(size)); }
void *calloc(size_t n, size_t size) { return note(n * size, __libc_calloc(n, size)); }
void free(void *old) {
    if (old) __atomic_fetch_sub(&live, malloc_usable_size(old), __ATOMIC_RELAXED);
    __libc_free(old);
}
void *realloc(void *old, size_t size) {
    size_t had = old ? malloc_usable_size(old) : 0;
    void *made = __libc_realloc(old, size);
    if (made || !size) __atomic_fetch_sub(&live, had, __ATOMIC_RELAXED);
    return note(size > had ? size - had : 0, made);
}
void *memalign(size_t alignment, size_t size) { return note(size, __libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
    *out = memalign(alignment, size);
    return *out ? 0 : ENOMEM;
}
