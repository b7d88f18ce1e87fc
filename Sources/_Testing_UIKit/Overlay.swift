// A test file that imports both Testing and UIKit makes the compiler look for this module; without it the file does
// not compile on Linux. It must pass Testing on, or `@Test` would vanish.
#if DEBUG && canImport(Testing)
    @_exported import Testing
#endif
