// The names of what is in advertisements, and of options. Texts of Core Bluetooth where they are known; others are
// guesses of the same form.

/// The name in an advertisement.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services in an advertisement.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// How strongly it is sent.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Data of services.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// Data of the maker.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// Further services.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// Whether it can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// Services that it looks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// Whether devices are found again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Services that devices look for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// Whether a person is asked to switch Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name of a manager that the system keeps.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether a person is asked to switch Bluetooth on.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name of a manager that the system keeps.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Devices that the system has kept.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// Services that were looked for.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// How was looked for.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// Services that the system has kept.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// An advertisement that the system has kept.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
/// Whether a note tells of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether a note tells of its end.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether a note tells of changes.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// Seconds before a connection.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// Whether the older Bluetooth is connected as well.
public let CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
/// Whether notes are needed.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// Whether it is connected again.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
/// A description: what more can be done.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// A description: a text.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// A description: who hears of changes.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// A description: whether all hear of it.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// A description: the form.
public let CBUUIDCharacteristicFormatString = "2904"
/// A description: the form of several.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
