/// A `JSON` can be a property of a `Codable` type, and keeps whatever the document holds there.
extension JSON: Codable {
  /// Decodes any value; values that JSON can't express become null, as in SwiftyJSON.
  ///
  /// Foundation's decoder can't tell the kind of a value, and each wrong guess costs an error, so the likely types are
  /// tried first. As with SwiftyJSON, `1.0` is decoded as 1, and decimals as doubles.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: Never; the protocol requires the keyword.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer(), !container.decodeNil() else {
      self = .null
      return
    }
    if let string = try? container.decode(String.self) {
      self.init(storage: .string(string))
    } else {
      self = DeepRecursion.descend(to: container.codingPath.count) { JSON(notStringIn: container) }
    }
  }

  private init(notStringIn container: any SingleValueDecodingContainer) {
    if let members = try? container.decode([String: JSON].self) {
      // As a dictionary, since a decoder's key strategy leaves the keys of dictionaries alone.
      self.init(storage: .members(members))
    } else if let elements = try? container.decode([JSON].self) {
      self.init(storage: .elements(elements))
    } else if let bool = try? container.decode(Bool.self) {
      self.init(storage: .bool(bool))
    } else if let integer = try? container.decode(Int64.self) {
      self.init(storage: .number(.integer(integer)))
    } else if let unsigned = try? container.decode(UInt64.self) {
      self.init(storage: .number(JSONNumber(unsigned)))
    } else if let double = try? container.decode(Double.self) {
      self.init(storage: .number(.double(double)))
    } else {
      self = .null
    }
  }

  /// Encodes the value; absent and unknown values are written as null.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error for NaN and infinity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch storage {
    case .null, .absent, .unknown: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(.integer(let integer)): try container.encode(integer)
    case .number(.unsigned(let unsigned)): try container.encode(unsigned)
    case .number(.double(let double)): try container.encode(double)
    case .number(.float(let float)): try container.encode(float)
    case .number(.decimal(let decimal, _)): try container.encode(decimal)
    case .string(let string): try container.encode(string)
    case .array(let array, _):
      try DeepRecursion.descend(to: encoder.codingPath.count) { try container.encode(array) }
    case .dictionary(let members):
      try DeepRecursion.descend(to: encoder.codingPath.count) { try container.encode(members.dictionary) }
    }
  }
}
