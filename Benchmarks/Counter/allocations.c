// Counts allocations of the process it is preloaded into. The benchmark asks for the counts by name.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t count, bytes;

uint64_t bench_allocation_count(void) { return count; }
uint64_t bench_allocated_bytes(void) { return bytes; }

static void note(size_t size) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, size, __ATOMIC_RELAXED);
}

void *malloc(size_t size) { note(size); return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { note(n * size); return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) {
    size_t had = old ? malloc_usable_size(old) : 0;
    note(size > had ? size - had : 0);
    return __libc_realloc(old, size);
}
void *memalign(size_t alignment, size_t size) { note(size); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(size); return __libc_memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
    note(size);
    *out = __libc_memalign(alignment, size);
    return *out ? 0 : ENOMEM;
}
