/// A `JSON` can be a property of a `Codable` type, and keeps whatever the document holds there.
extension JSON: Codable {
  /// Decodes any value; values that JSON can't express become null, as in SwiftyJSON.
  ///
  /// In a response that ModernClient reads by its `JSONResponseDecoding`, the value is the one of the received bytes,
  /// as `init(data:)` parses it, if the app links Bridge: for `typealias Response = JSON`, in `[JSON]` and `JSON?`, in
  /// an envelope, and as a property. Under any other decoder of Foundation, two things are lost, as with SwiftyJSON:
  /// `1.0` is decoded as 1, and integers beyond 64 bits and decimals as doubles.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: Never; the protocol requires the keyword.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? any DocumentDecoder {
      self = decoder.json
      return
    }
    let decoded = try DecodedValue(from: decoder).json
    // The path may lead to another value, where a key strategy of the app's own gives several members one name.
    guard let value = decoder.documentValue, value.exists(), value == decoded else {
      self = decoded
      return
    }
    self = value
  }

  /// Encodes the value; absent and unknown values are written as null.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error for NaN and infinity.
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

/// A value as a decoder tells it.
///
/// Foundation's decoder can't tell the kind of a value, and each wrong guess costs an error, so the likely types are
/// tried first.
private struct DecodedValue: Decodable {
  let json: JSON

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer(), !container.decodeNil() else {
      json = .null
      return
    }
    if let string = try? container.decode(String.self) {
      json = JSON(storage: .string(string))
    } else {
      json = JSON(storage: DeepRecursion.descend(to: container.codingPath.count) { Self.storage(of: container) })
    }
  }

  /// Reads what is not a string.
  private static func storage(of container: any SingleValueDecodingContainer) -> JSON.Storage {
    if let members = try? container.decode([String: DecodedValue].self) {
      // As a dictionary, since a decoder's key strategy leaves the keys of dictionaries alone.
      .members(members.mapValues(\.json))
    } else if let elements = try? container.decode([DecodedValue].self) {
      .elements(elements.map(\.json))
    } else if let bool = try? container.decode(Bool.self) {
      .bool(bool)
    } else if let integer = try? container.decode(Int64.self) {
      .number(.integer(integer))
    } else if let unsigned = try? container.decode(UInt64.self) {
      .number(JSONNumber(unsigned))
    } else if let double = try? container.decode(Double.self) {
      .number(.double(double))
    } else {
      .null
    }
  }
}
