// Random numbers that are the same in every run, for tools/same-output (LD_PRELOAD): a program that chooses its colours
// at random draws the same picture twice. Requests of one number have one answer, as builds may ask in another order;
// longer ones (identifiers) count up, so that no two are equal.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/types.h>

static uint64_t count;

static void fill(void *bytes, size_t size) {
    unsigned char *at = bytes;
    if (size <= sizeof(uint64_t)) {
        const uint64_t number = 0x5851f42d4c957f2dULL;
        memcpy(at, &number, size);
        return;
    }
    memset(at, 0x5a, size);
    const uint64_t next = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    memcpy(at + size - sizeof next, &next, sizeof next);
}

ssize_t getrandom(void *bytes, size_t size, unsigned int flags) {
    (void)flags;
    fill(bytes, size);
    return (ssize_t)size;
}

int getentropy(void *bytes, size_t size) {
    fill(bytes, size);
    return 0;
}

uint32_t arc4random(void) {
    uint32_t number;
    fill(&number, sizeof number);
    return number;
}

void arc4random_buf(void *bytes, size_t size) {
    fill(bytes, size);
}
