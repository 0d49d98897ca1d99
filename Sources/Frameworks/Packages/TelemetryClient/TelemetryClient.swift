@_exported import TelemetryDeck
