/// A key's number in the USB standard for keyboards (HID usage tables, page 7), for a US keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Too many keys are down.
    case keyboardErrorRollOver = 1
    /// The keyboard failed its test.
    case keyboardPOSTFail = 2
    /// Any other key.
    case keyboardErrorUndefined = 3
    /// The key A.
    case keyboardA = 4
    /// The key B.
    case keyboardB = 5
    /// The key C.
    case keyboardC = 6
    /// The key D.
    case keyboardD = 7
    /// The key E.
    case keyboardE = 8
    /// The key F.
    case keyboardF = 9
    /// The key G.
    case keyboardG = 10
    /// The key H.
    case keyboardH = 11
    /// The key I.
    case keyboardI = 12
    /// The key J.
    case keyboardJ = 13
    /// The key K.
    case keyboardK = 14
    /// The key L.
    case keyboardL = 15
    /// The key M.
    case keyboardM = 16
    /// The key N.
    case keyboardN = 17
    /// The key O.
    case keyboardO = 18
    /// The key P.
    case keyboardP = 19
    /// The key Q.
    case keyboardQ = 20
    /// The key R.
    case keyboardR = 21
    /// The key S.
    case keyboardS = 22
    /// The key T.
    case keyboardT = 23
    /// The key U.
    case keyboardU = 24
    /// The key V.
    case keyboardV = 25
    /// The key W.
    case keyboardW = 26
    /// The key X.
    case keyboardX = 27
    /// The key Y.
    case keyboardY = 28
    /// The key Z.
    case keyboardZ = 29
    /// The key 1.
    case keyboard1 = 30
    /// The key 2.
    case keyboard2 = 31
    /// The key 3.
    case keyboard3 = 32
    /// The key 4.
    case keyboard4 = 33
    /// The key 5.
    case keyboard5 = 34
    /// The key 6.
    case keyboard6 = 35
    /// The key 7.
    case keyboard7 = 36
    /// The key 8.
    case keyboard8 = 37
    /// The key 9.
    case keyboard9 = 38
    /// The key 0.
    case keyboard0 = 39
    /// Return or Enter, on the main part.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen.
    case keyboardHyphen = 45
    /// The equals sign.
    case keyboardEqualSign = 46
    /// The opening square bracket.
    case keyboardOpenBracket = 47
    /// The closing square bracket.
    case keyboardCloseBracket = 48
    /// The backslash.
    case keyboardBackslash = 49
    /// The hash, on keyboards that aren't American.
    case keyboardNonUSPound = 50
    /// The semicolon.
    case keyboardSemicolon = 51
    /// The quotation mark.
    case keyboardQuote = 52
    /// The grave accent, with the tilde.
    case keyboardGraveAccentAndTilde = 53
    /// The comma.
    case keyboardComma = 54
    /// The full stop.
    case keyboardPeriod = 55
    /// The slash.
    case keyboardSlash = 56
    /// Caps Lock.
    case keyboardCapsLock = 57
    /// The key F1.
    case keyboardF1 = 58
    /// The key F2.
    case keyboardF2 = 59
    /// The key F3.
    case keyboardF3 = 60
    /// The key F4.
    case keyboardF4 = 61
    /// The key F5.
    case keyboardF5 = 62
    /// The key F6.
    case keyboardF6 = 63
    /// The key F7.
    case keyboardF7 = 64
    /// The key F8.
    case keyboardF8 = 65
    /// The key F9.
    case keyboardF9 = 66
    /// The key F10.
    case keyboardF10 = 67
    /// The key F11.
    case keyboardF11 = 68
    /// The key F12.
    case keyboardF12 = 69
    /// Print Screen.
    case keyboardPrintScreen = 70
    /// Scroll Lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page Up.
    case keyboardPageUp = 75
    /// Delete forwards.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page Down.
    case keyboardPageDown = 78
    /// Right Arrow.
    case keyboardRightArrow = 79
    /// Left Arrow.
    case keyboardLeftArrow = 80
    /// Down Arrow.
    case keyboardDownArrow = 81
    /// Up Arrow.
    case keyboardUpArrow = 82
    /// Num Lock, on the number pad.
    case keypadNumLock = 83
    /// The slash, on the number pad.
    case keypadSlash = 84
    /// Asterisk, on the number pad.
    case keypadAsterisk = 85
    /// The hyphen, on the number pad.
    case keypadHyphen = 86
    /// Plus, on the number pad.
    case keypadPlus = 87
    /// Enter, on the number pad.
    case keypadEnter = 88
    /// The key 1, on the number pad.
    case keypad1 = 89
    /// The key 2, on the number pad.
    case keypad2 = 90
    /// The key 3, on the number pad.
    case keypad3 = 91
    /// The key 4, on the number pad.
    case keypad4 = 92
    /// The key 5, on the number pad.
    case keypad5 = 93
    /// The key 6, on the number pad.
    case keypad6 = 94
    /// The key 7, on the number pad.
    case keypad7 = 95
    /// The key 8, on the number pad.
    case keypad8 = 96
    /// The key 9, on the number pad.
    case keypad9 = 97
    /// The key 0, on the number pad.
    case keypad0 = 98
    /// The full stop, on the number pad.
    case keypadPeriod = 99
    /// The backslash, on keyboards that aren't American.
    case keyboardNonUSBackslash = 100
    /// The Application key.
    case keyboardApplication = 101
    /// Power.
    case keyboardPower = 102
    /// The equals sign, on the number pad.
    case keypadEqualSign = 103
    /// The key F13.
    case keyboardF13 = 104
    /// The key F14.
    case keyboardF14 = 105
    /// The key F15.
    case keyboardF15 = 106
    /// The key F16.
    case keyboardF16 = 107
    /// The key F17.
    case keyboardF17 = 108
    /// The key F18.
    case keyboardF18 = 109
    /// The key F19.
    case keyboardF19 = 110
    /// The key F20.
    case keyboardF20 = 111
    /// The key F21.
    case keyboardF21 = 112
    /// The key F22.
    case keyboardF22 = 113
    /// The key F23.
    case keyboardF23 = 114
    /// The key F24.
    case keyboardF24 = 115
    /// Execute.
    case keyboardExecute = 116
    /// Help.
    case keyboardHelp = 117
    /// Menu.
    case keyboardMenu = 118
    /// Select.
    case keyboardSelect = 119
    /// Stop.
    case keyboardStop = 120
    /// Again.
    case keyboardAgain = 121
    /// Undo.
    case keyboardUndo = 122
    /// Cut.
    case keyboardCut = 123
    /// Copy.
    case keyboardCopy = 124
    /// Paste.
    case keyboardPaste = 125
    /// Find.
    case keyboardFind = 126
    /// Mute.
    case keyboardMute = 127
    /// Volume Up.
    case keyboardVolumeUp = 128
    /// Volume Down.
    case keyboardVolumeDown = 129
    /// Left Control.
    case keyboardLeftControl = 224
    /// Left Shift.
    case keyboardLeftShift = 225
    /// Left Option.
    case keyboardLeftAlt = 226
    /// Left Command.
    case keyboardLeftGUI = 227
    /// Right Control.
    case keyboardRightControl = 228
    /// Right Shift.
    case keyboardRightShift = 229
    /// Right Option.
    case keyboardRightAlt = 230
    /// Right Command.
    case keyboardRightGUI = 231
}
