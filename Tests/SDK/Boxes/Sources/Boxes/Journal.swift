// As packages for several systems ask whether they are on one of Apple's.
#if canImport(os)
    #error("A module that asks for os has an answer for systems without it.")
#endif
