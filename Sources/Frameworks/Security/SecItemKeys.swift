public import QuadrantFoundation

// Keys and values of the keychain, under the texts that Apple's headers give them.

// MARK: Classes

/// The key of an item's class.
public var kSecClass: CFString { "class" }
/// A password of a server.
public var kSecClassInternetPassword: CFString { "inet" }
/// A password.
public var kSecClassGenericPassword: CFString { "genp" }
/// A certificate.
public var kSecClassCertificate: CFString { "cert" }
/// A key.
public var kSecClassKey: CFString { "keys" }
/// A certificate with its private key.
public var kSecClassIdentity: CFString { "idnt" }

// MARK: Attributes

/// When an item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// Whether an item can be read, and after what.
public var kSecAttrAccessControl: CFString { "accc" }
/// The programs that share an item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// Whether an item is on the person's other devices.
public var kSecAttrSynchronizable: CFString { "sync" }
/// In a query: items that are synchronized or not.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// When an item was made.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When an item was changed.
public var kSecAttrModificationDate: CFString { "mdat" }
/// A text that people read.
public var kSecAttrDescription: CFString { "desc" }
/// A remark that people can change.
public var kSecAttrComment: CFString { "icmt" }
/// A number for the one who made the item.
public var kSecAttrCreator: CFString { "crtr" }
/// A number for the kind of item.
public var kSecAttrType: CFString { "type" }
/// A name that people read.
public var kSecAttrLabel: CFString { "labl" }
/// Whether an item is not shown.
public var kSecAttrIsInvisible: CFString { "invi" }
/// Whether an item has no valid password.
public var kSecAttrIsNegative: CFString { "nega" }
/// The account of a password.
public var kSecAttrAccount: CFString { "acct" }
/// The service of a password.
public var kSecAttrService: CFString { "svce" }
/// Bytes of the program's own.
public var kSecAttrGeneric: CFString { "gena" }
/// The domain of a server's password.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The server of a password.
public var kSecAttrServer: CFString { "srvr" }
/// The protocol of a server's password.
public var kSecAttrProtocol: CFString { "ptcl" }
/// How a server asks for a password.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// The port of a server.
public var kSecAttrPort: CFString { "port" }
/// The path on a server.
public var kSecAttrPath: CFString { "path" }
/// What a key is called by the program.
public var kSecAttrApplicationTag: CFString { "atag" }
/// What a key is found by.
public var kSecAttrApplicationLabel: CFString { "klbl" }

// MARK: When an item can be read

/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// After it was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// While the device is unlocked, and nowhere else.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// While a device with a passcode is unlocked, and nowhere else.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// After it was unlocked once, and nowhere else.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }

// MARK: Queries

/// How many items are wanted.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether case counts in attributes.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
/// Whether the item's bytes are wanted.
public var kSecReturnData: CFString { "r_Data" }
/// Whether the item's attributes are wanted.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether a reference to the item is wanted.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether a reference is wanted that can be kept.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The item's bytes.
public var kSecValueData: CFString { "v_Data" }
/// The item.
public var kSecValueRef: CFString { "v_Ref" }
/// A reference that was kept.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// Whether the keychain of a phone is wanted, and not that of a Mac.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// What is to be said when a person has to prove who they are.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// How a person proves who they are.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }

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
/// A signature is not that of the data.
public let errSecVerifyFailed: OSStatus = -67808
/// The bytes cannot be read.
public let errSecDecode: OSStatus = -26275
/// The program may not do it.
public let errSecMissingEntitlement: OSStatus = -34018
