public import QuadrantFoundation

// Keys and values of the keychain, under the texts that Apple's headers give them.

// MARK: Classes

/// The key of an item's class.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A password.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// When an item can be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// Whether an item can be read, and after what.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The programs that share an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is on the person's other devices.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// In a query: items that are synchronized or not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was made.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// A text that people read.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A remark that people can change.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// A number for the one who made the item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// A number for the kind of item.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// A name that people read.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// Whether an item is not shown.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item has no valid password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The account of a password.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The service of a password.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// Bytes of the program's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The domain of a server's password.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server of a password.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The protocol of a server's password.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// How a server asks for a password.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of a server.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// What a key is called by the program.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// What a key is found by.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"

// MARK: When an item can be read

/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After it was unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, and nowhere else.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// While a device with a passcode is unlocked, and nowhere else.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// After it was unlocked once, and nowhere else.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

// MARK: Queries

/// How many items are wanted.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether case counts in attributes.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether the item's bytes are wanted.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Whether the item's attributes are wanted.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference to the item is wanted.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// Whether a reference is wanted that can be kept.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The item's bytes.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The item.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// A reference that was kept.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the keychain of a phone is wanted, and not that of a Mac.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// What is to be said when a person has to prove who they are.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// How a person proves who they are.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

// MARK: Results

/// No error.
public let errSecSuccess: OSStatus = 0
/// A function that is not there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter that is not valid.
public let errSecParam: OSStatus = -50
/// No memory.
public let errSecAllocate: OSStatus = -108
/// The person has ended it.
public let errSecUserCanceled: OSStatus = -128
/// No keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The person did not prove who they are.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The person would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The bytes cannot be read.
public let errSecDecode: OSStatus = -26275
/// The program may not do it.
public let errSecMissingEntitlement: OSStatus = -34018
