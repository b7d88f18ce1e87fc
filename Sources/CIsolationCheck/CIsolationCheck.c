#include "CIsolationCheck.h"

#include <stddef.h>
#include <stdint.h>

// As the runtime declares them in swift/Runtime/Concurrency.h: exported, and part of its stable binary interface.
typedef struct {
    void *identity;
    uintptr_t implementation;
} SerialExecutor;

typedef __attribute__((swiftcall)) void (*OriginalCheck)(SerialExecutor executor);

extern __attribute__((swiftcall)) void (*swift_task_checkIsolated_hook)(SerialExecutor executor, OriginalCheck original);
extern __attribute__((swiftcall)) SerialExecutor swift_task_getMainExecutor(void);

static bool (*listener)(void);

static __attribute__((swiftcall)) void check(SerialExecutor executor, OriginalCheck original) {
    SerialExecutor mainExecutor = swift_task_getMainExecutor();
    if (executor.identity == mainExecutor.identity && listener()) return;
    original(executor);
}

bool watch_main_actor(bool (*notice)(void)) {
    if (swift_task_checkIsolated_hook != NULL) return false;
    listener = notice;
    swift_task_checkIsolated_hook = check;
    return true;
}
