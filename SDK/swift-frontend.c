// The program that the compiler's driver starts for every job of a package that is built with UIKit's SDK.
//
// It ends by becoming the toolchain's own swift-frontend, with the same arguments and a few more:
//
// - A module sees `os` unless it asks `#if canImport(os)`: it then knows what to do without, and means Apple's platforms
//   by it (Decisions/0097).
// - Tests with XCTest see UIKit: on iOS `import XCTest` brings it.
// - SwiftPM's list of XCTest classes sees UIKitXCTest, so that classes on the main actor start (Decisions/0104).
// - A module with XIBs or storyboards also gets its connections, which the plugin NibConnections writes elsewhere
//   (Decisions/0111). NibConnector writes them behind the text of SwiftPM's `resource_bundle_accessor.swift`; the
//   compiler reads that instead of the file, and the file stays as it is.
//
// In C, because a program in Swift takes 3 to 8 ms longer to start, and a build has six jobs for each module. Whatever
// goes wrong here is at most a warning: the compiler runs all the same.
//
// `install` compiles it with TOOLCHAIN, the folder of the toolchain's programs, and MODULES, the names of UIKit's.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char ACCESSOR[] = "/resource_bundle_accessor.swift";

static bool ends(const char *text, const char *end) {
    size_t a = strlen(text), b = strlen(end);
    return a >= b && strcmp(text + a - b, end) == 0;
}

static void *must(void *memory) {
    if (!memory) {
        fputs("swift-frontend of the UIKit SDK: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

/// Returns a text like `sprintf`, in memory of its own.
__attribute__((format(printf, 1, 2))) static char *text(const char *format, ...) {
    char *result;
    va_list arguments;
    va_start(arguments, format);
    if (vasprintf(&result, format, arguments) < 0) result = NULL;
    va_end(arguments);
    return must(result);
}

/// A list of texts that ends with NULL.
struct List {
    char **items;
    size_t count;
};

static void add(struct List *list, char *item) {
    list->items = must(realloc(list->items, (list->count + 2) * sizeof(char *)));
    list->items[list->count++] = item;
    list->items[list->count] = NULL;
}

/// Returns a file's bytes and a final zero, or NULL.
static char *contents(const char *path, size_t *size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    // Files of /proc say that they are empty.
    struct stat status;
    size_t room = fstat(file, &status) == 0 && status.st_size > 0 ? (size_t)status.st_size : 65536;
    char *bytes = must(malloc(room + 1));
    size_t count = 0;
    ssize_t got;
    while ((got = read(file, bytes + count, room - count)) > 0) {
        count += (size_t)got;
        if (count == (size_t)status.st_size) break;
        if (count == room) bytes = must(realloc(bytes, (room *= 2) + 1));
    }
    close(file);
    bytes[count] = 0;
    *size = count;
    return bytes;
}

// MARK: The toolchain

/// Returns the toolchain's frontend: the one beside the driver that started this program, so that a package that is
/// built with another toolchain gets that one's own message about UIKit's modules; else the one of the installation.
static char *frontend(void) {
    char driver[PATH_MAX];
    ssize_t length = readlink(text("/proc/%d/exe", getppid()), driver, sizeof driver - 1);
    if (length > 0) {
        driver[length] = 0;
        char *beside = text("%s/swift-frontend", dirname(driver));
        if (access(beside, X_OK) == 0) return beside;
    }
    return text("%s/swift-frontend", TOOLCHAIN);
}

// MARK: Jobs

/// Adds the words of a response file or of a list of files: one a line, or separated by blanks, where quotation marks
/// and backslashes hold a path with blanks together.
static void addWords(struct List *list, const char *path, bool lines) {
    size_t size;
    char *at = contents(path, &size);
    if (!at) return;
    while (*at) {
        while (*at == '\n' || (!lines && (*at == ' ' || *at == '\t'))) at++;
        if (!*at) break;
        char *word = at, *to = at, quote = 0;
        for (; *at && *at != '\n' && (lines || quote || (*at != ' ' && *at != '\t')); at++) {
            if (!lines && (*at == '"' || *at == '\'') && (!quote || quote == *at)) {
                quote = quote ? 0 : *at;
            } else {
                if (!lines && *at == '\\' && at[1]) at++;
                *to++ = *at;
            }
        }
        bool last = !*at;
        if (!last) at++;
        *to = 0;
        add(list, word);
        if (last) break;
    }
}

/// Returns all words of a job, also those in files that it names.
static struct List wordsOf(char **arguments) {
    struct List words = {0};
    for (; *arguments; arguments++) {
        add(&words, *arguments);
        if (**arguments == '@') addWords(&words, *arguments + 1, false);
        if (strcmp(*arguments, "-filelist") == 0 && arguments[1]) addWords(&words, arguments[1], true);
    }
    return words;
}

/// Returns the words of the driver that started this program, which name a module's files when a job's own don't.
static struct List wordsOfTheDriver(void) {
    struct List arguments = {0};
    size_t size;
    char *bytes = contents(text("/proc/%d/cmdline", getppid()), &size);
    for (size_t at = 0; bytes && at < size; at += strlen(bytes + at) + 1) add(&arguments, bytes + at);
    if (!arguments.items) return arguments;
    return wordsOf(arguments.items);
}

static char *after(struct List words, const char *option) {
    for (size_t i = 0; i + 1 < words.count; i++)
        if (strcmp(words.items[i], option) == 0) return words.items[i + 1];
    return NULL;
}

static bool has(struct List words, const char *word) {
    for (size_t i = 0; i < words.count; i++)
        if (strcmp(words.items[i], word) == 0) return true;
    return false;
}

// MARK: One UIKit, not two

/// A package that depends on Tessera and is built with its SDK compiles UIKit a second time: says so, and ends.
static void refuseSecondUIKit(struct List words) {
    static const char *const modules[] = {MODULES};
    const char *name = after(words, "-module-name");
    if (!name) return;
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++) {
        if (strcmp(name, modules[i])) continue;
        fprintf(
            stderr,
            "error: the module %s is already part of the UIKit SDK, and a program can't have it twice\n"
            "  seen         this build compiles %s, and takes UIKit from " SDK "\n"
            "  expected     one of the two\n"
            "  likely cause Package.swift, or a package that it depends on, names Tessera, which needs no SDK\n"
            "  try          the same command without --swift-sdk and --toolset; or remove the dependency on Tessera\n"
            "               from Package.swift. If %s is your own module, give it another name\n",
            name, name, name);
        exit(1);
    }
}

// MARK: XIBs and storyboards

static bool hasNib(const char *folder, int depth) {
    DIR *directory = opendir(folder);
    bool found = false;
    struct dirent *entry;
    while (directory && !found && (entry = readdir(directory))) {
        if (entry->d_name[0] == '.') continue;
        found = ends(entry->d_name, ".xib") || ends(entry->d_name, ".storyboard");
        if (!found && depth > 0 && entry->d_type == DT_DIR) found = hasNib(text("%s/%s", folder, entry->d_name), depth - 1);
    }
    if (directory) closedir(directory);
    return found;
}

/// Returns the bundle of a module's resources if it has a nib: SwiftPM copies them to `Package_Target.resources` before
/// it compiles the module, whose own folder is `Target.build`.
static char *bundleWithNibs(const char *accessor) {
    char *derived = dirname(must(strdup(accessor)));
    char *module = dirname(must(strdup(derived)));
    char *products = dirname(must(strdup(module)));
    char *target = must(strdup(strrchr(module, '/') + 1));
    if (!ends(target, ".build")) return NULL;
    target[strlen(target) - strlen(".build")] = 0;
    char *ending = text("_%s.resources", target);
    DIR *directory = opendir(products);
    char *bundle = NULL;
    struct dirent *entry;
    while (directory && !bundle && (entry = readdir(directory)))
        if (ends(entry->d_name, ending)) bundle = text("%s/%s", products, entry->d_name);
    if (directory) closedir(directory);
    return bundle && hasNib(bundle, 4) ? bundle : NULL;
}

/// Has NibConnector write the connections of a module's nibs, and returns the overlay that shows them to the compiler.
static char *overlayForNibs(const char *programs, struct List words) {
    const char *accessor = NULL, *module = after(words, "-module-name");
    for (size_t i = 0; i < words.count && !accessor; i++)
        if (words.items[i][0] == '/' && ends(words.items[i], ACCESSOR)) accessor = words.items[i];
    char *bundle = accessor && module ? bundleWithNibs(accessor) : NULL;
    if (!bundle) return NULL;

    struct List command = {0};
    add(&command, text("%s/NibConnector", programs));
    add(&command, "--module"), add(&command, (char *)module);
    add(&command, "--accessor"), add(&command, (char *)accessor);
    add(&command, "--bundle"), add(&command, bundle);
    for (size_t i = 0; i < words.count; i++)
        if (words.items[i][0] == '/' && ends(words.items[i], ".swift")) add(&command, words.items[i]);
    pid_t child = fork();
    if (child == 0) {
        dup2(STDERR_FILENO, STDOUT_FILENO);
        execv(command.items[0], command.items);
        fprintf(stderr, "warning: actions of this module's nibs are not connected: %s: %s\n", command.items[0], strerror(errno));
        _exit(127);
    }
    int status;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    char *overlay = text("%s/NibConnections.yaml", dirname(must(strdup(accessor))));
    return access(overlay, R_OK) == 0 ? overlay : NULL;
}

// MARK: os

/// Returns whether a file of a module asks for the module os.
static bool asksForOS(struct List words) {
    for (size_t i = 0; i < words.count; i++) {
        if (words.items[i][0] != '/' || !ends(words.items[i], ".swift")) continue;
        size_t size;
        char *bytes = contents(words.items[i], &size);
        bool found = bytes && strstr(bytes, "canImport(os");
        free(bytes);
        if (found) return true;
    }
    return false;
}

/// Removes `-I FOLDER` from a job.
static void removeFolder(struct List *arguments, const char *folder) {
    size_t kept = 0;
    for (size_t i = 0; i < arguments->count; i++) {
        bool isPair = strcmp(arguments->items[i], "-I") == 0 && i + 1 < arguments->count;
        if (isPair && strcmp(arguments->items[i + 1], folder) == 0) i++;
        else arguments->items[kept++] = arguments->items[i];
    }
    arguments->count = kept;
    if (arguments->items) arguments->items[kept] = NULL;
}

// MARK: XCTest

/// Returns whether a line of a file begins with `import XCTest`, also behind attributes such as `@preconcurrency`.
static bool importsXCTest(const char *path) {
    static const char IMPORT[] = "import XCTest";
    size_t size;
    char *bytes = contents(path, &size);
    bool found = false;
    for (char *at = bytes; at && !found && (at = strstr(at, IMPORT)); at += strlen(IMPORT)) {
        char *line = at;
        while (line > bytes && line[-1] != '\n') line--;
        char after = at[strlen(IMPORT)];
        found = (line == at || (*line == '@' && !memchr(line, '/', (size_t)(at - line))))
            && (after == '\n' || after == '\r' || after == 0);
    }
    free(bytes);
    return found;
}

/// Returns whether a module is one of tests with XCTest: files of it stand in a folder for tests, and one imports XCTest.
static bool isTestedWithXCTest(struct List words) {
    for (size_t i = 0; i < words.count; i++) {
        const char *word = words.items[i];
        if (word[0] == '/' && ends(word, ".swift") && strstr(word, "Test") && !strstr(word, ".derived/") && importsXCTest(word))
            return true;
    }
    return false;
}

// MARK: Passing on

/// Adds to a job what its module needs of the SDK. `programs` is the folder of this program.
static void prepare(struct List *arguments, char *programs) {
    if (has(*arguments, "-print-target-info")) {
        // The driver's first question: connections that have changed must be there before it looks at the files' times.
        overlayForNibs(programs, wordsOfTheDriver());
        return;
    }
    struct List words = wordsOf(arguments->items);
    refuseSecondUIKit(words);
    char *overlay = overlayForNibs(programs, words);
    if (overlay) add(arguments, "-vfsoverlay"), add(arguments, overlay);
    if (asksForOS(words)) removeFolder(arguments, text("%s/modules/os", dirname(must(strdup(programs)))));
    const char *module = after(words, "-module-name");
    const char *import = module && ends(module, "PackageDiscoveredTests") ? "UIKitXCTest"
        : module && isTestedWithXCTest(words)                             ? "UIKit"
                                                                          : NULL;
    if (import) add(arguments, "-import-module"), add(arguments, (char *)import);
}

int main(int count, char **given) {
    struct List arguments = {0};
    char *compiler = frontend();
    add(&arguments, compiler);
    for (int i = 1; i < count; i++) add(&arguments, given[i]);

    char self[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length > 0 && count > 1 && strcmp(given[1], "-frontend") == 0) {
        self[length] = 0;
        prepare(&arguments, dirname(self));
    }

    execv(compiler, arguments.items);
    fprintf(stderr, "error: the Swift compiler can't be started: %s: %s\n"
        "  likely cause the toolchain has moved or gone since UIKit was installed with it\n"
        "  try          ./install in Tessera's folder, with the toolchain that there is now\n", compiler, strerror(errno));
    return 1;
}
