// Programs and the libraries that they use find these functions of the executable before those of libc, which they call.
// What fails is reported, for people who read why a program in a sandbox shows nothing.
#define _GNU_SOURCE
#include "program_symbols.h"
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netdb.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

typedef void (*Reported)(QuadrantRefusal, int, const char *);

static _Atomic(Reported) reported;

void quadrant_report_refusals(Reported function) { reported = function; }

static _Thread_local int isReporting;

static void report(QuadrantRefusal what, const char *name) {
    int error = errno;
    Reported function = reported;
    if (function && !isReporting && name) {
        isReporting = 1;
        function(what, error, name);
        isReporting = 0;
    }
    errno = error;
}

// The next definition of a function after that of the executable.
#define NEXT(name) \
    static __typeof__(&name) next; \
    if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int connect(int file, const struct sockaddr *address, socklen_t length) {
    NEXT(connect);
    int result = next(file, address, length);
    if (result < 0 && errno != EINPROGRESS && errno != EAGAIN && errno != EINTR && reported) {
        char name[INET6_ADDRSTRLEN + 16] = "", host[INET6_ADDRSTRLEN] = "";
        int error = errno;
        if (address->sa_family == AF_INET) {
            const struct sockaddr_in *ip = (const struct sockaddr_in *)address;
            inet_ntop(AF_INET, &ip->sin_addr, host, sizeof host);
            snprintf(name, sizeof name, "%s:%d", host, ntohs(ip->sin_port));
        } else if (address->sa_family == AF_INET6) {
            const struct sockaddr_in6 *ip = (const struct sockaddr_in6 *)address;
            inet_ntop(AF_INET6, &ip->sin6_addr, host, sizeof host);
            snprintf(name, sizeof name, "[%s]:%d", host, ntohs(ip->sin6_port));
        }
        errno = error;
        if (name[0]) report(REFUSED_ADDRESS, name);
    }
    return result;
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
    NEXT(getaddrinfo);
    int result = next(name, service, hints, found);
    if (result != 0) report(REFUSED_ADDRESS, name);
    return result;
}

int open(const char *path, int flags, ...) {
    NEXT(open);
    mode_t mode = 0;
    if (flags & (O_CREAT | O_TMPFILE)) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    int result = next(path, flags, mode);
    if (result < 0) {
        report(flags & (O_WRONLY | O_RDWR | O_CREAT) ? REFUSED_WRITING : REFUSED_READING, path);
    }
    return result;
}

FILE *fopen(const char *path, const char *mode) {
    NEXT(fopen);
    FILE *result = next(path, mode);
    if (!result) report(strpbrk(mode, "wa+") ? REFUSED_WRITING : REFUSED_READING, path);
    return result;
}

#define WRITING(name, path, parameters, arguments) \
    int name parameters { \
        NEXT(name); \
        int result = next arguments; \
        if (result < 0) report(REFUSED_WRITING, path); \
        return result; \
    }

WRITING(mkdir, path, (const char *path, mode_t mode), (path, mode))
WRITING(rename, to, (const char *from, const char *to), (from, to))
WRITING(unlink, path, (const char *path), (path))

// A new file of any name: the folder is what is refused.
int mkstemp(char *path) {
    NEXT(mkstemp);
    int result = next(path);
    if (result < 0) {
        char folder[PATH_MAX] = "";
        const char *end = strrchr(path, '/');
        if (end && end > path && end - path < PATH_MAX) memcpy(folder, path, end - path);
        report(REFUSED_WRITING, folder[0] ? folder : path);
    }
    return result;
}
