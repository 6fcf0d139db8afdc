@_exported import LegacyJSON
