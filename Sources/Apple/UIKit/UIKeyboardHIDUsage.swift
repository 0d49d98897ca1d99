/// A key by its number in the usage tables of USB keyboards, page 7.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
    case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
    case keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5
    case keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen
    case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward
    case keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2
    case keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14
    case keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22
    case keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop
    case keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute
    case keyboardVolumeUp, keyboardVolumeDown
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
    case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
