@_exported import FactoryKit
