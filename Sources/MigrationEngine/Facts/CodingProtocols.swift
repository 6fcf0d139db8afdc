/// The protocols that Swift's own decoders and encoders require.
enum CodingProtocols {
  static let names = ["Codable", "Decodable", "Encodable"]

  /// The part of a protocol that `LegacyDecodable` does not include: `Encodable` of `Codable`; nil for `Decodable`.
  static func rest(of name: String) -> String? {
    switch name {
    case "Codable", "Encodable": "Encodable"
    case "Decodable": nil
    default: name
    }
  }
}
