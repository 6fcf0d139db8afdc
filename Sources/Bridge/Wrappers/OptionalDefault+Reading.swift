import ModernClient

extension OptionalDefault: ContainerReading where Provider.DecodingDefault: Decodable {
  static func decode(from view: DecodingView) throws -> Self {
    if view.isInSkippedObject { return Self() }
    return Self(wrappedValue: try view.decode(DefaultValue<Provider>.self).wrappedValue)
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? { try decode(from: view) }
}
