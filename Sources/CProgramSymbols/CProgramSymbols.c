#define _GNU_SOURCE
#include "CProgramSymbols.h"

#include <stdbool.h>
#include <string.h>

// Exported by the Swift runtime on every platform. Without the caller's buffer it allocates one.
extern char *swift_demangle(
    const char *mangled_name, size_t length, char *buffer, size_t *buffer_size, uint32_t flags);

char *copy_demangled_name(const char *mangled_name) {
    return swift_demangle(mangled_name, strlen(mangled_name), NULL, NULL, 0);
}

#if defined(__ELF__)

#include <link.h>

typedef struct {
    uintptr_t address;
    char *path;
    uintptr_t displacement;
} search;

/// Returns 1 to end the search.
static int look_in_file(struct dl_phdr_info *info, size_t size, void *context) {
    search *search = context;
    uintptr_t address = search->address - info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t start = info->dlpi_phdr[i].p_vaddr;
        if (info->dlpi_phdr[i].p_type != PT_LOAD || address < start) { continue; }
        if (address - start >= info->dlpi_phdr[i].p_memsz) { continue; }
        // The program itself has an empty name. This path stays right when the current folder changes.
        bool is_program = info->dlpi_name == NULL || info->dlpi_name[0] == 0;
        search->path = strdup(is_program ? "/proc/self/exe" : info->dlpi_name);
        search->displacement = info->dlpi_addr;
        return 1;
    }
    return 0;
}

char *copy_path_of_loaded_file(uintptr_t address, uintptr_t *displacement) {
    search search = {address, NULL, 0};
    dl_iterate_phdr(look_in_file, &search);
    *displacement = search.displacement;
    return search.path;
}

#else

char *copy_path_of_loaded_file(uintptr_t address, uintptr_t *displacement) { return NULL; }

#endif
