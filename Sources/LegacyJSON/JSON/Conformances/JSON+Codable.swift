/// A `JSON` can be a property of a `Codable` type, and keeps whatever the document holds there.
extension JSON: Codable {
  /// Reads any value.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error, when the value is none that JSON has.
  public init(from decoder: any Decoder) throws {
    if let elements = try? decoder.unkeyedContainer() {
      self = try JSON(elementsOf: elements)
    } else if let members = try? decoder.container(keyedBy: MemberKey.self) {
      let pairs = try members.allKeys.map { ($0.stringValue, try members.decode(JSON.self, forKey: $0)) }
      self.init(storage: .dictionary(Dictionary(pairs) { first, _ in first }))
    } else {
      self = try JSON(scalarIn: try decoder.singleValueContainer())
    }
  }

  private init(elementsOf container: any UnkeyedDecodingContainer) throws {
    var container = container
    var elements: [JSON] = []
    while !container.isAtEnd { elements.append(try container.decode(JSON.self)) }
    self.init(storage: .array(elements))
  }

  private init(scalarIn container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self.init(storage: .null)
    } else if let bool = try? container.decode(Bool.self) {
      self.init(storage: .bool(bool))
    } else if let integer = try? container.decode(Int64.self) {
      self.init(storage: .number(.integer(integer)))
    } else if let unsigned = try? container.decode(UInt64.self) {
      self.init(storage: .number(JSONNumber(unsigned)))
    } else if let double = try? container.decode(Double.self) {
      self.init(storage: .number(.double(double)))
    } else {
      self.init(storage: .string(try container.decode(String.self)))
    }
  }

  /// Writes the value; absent and unknown values are written as null.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error, for NaN and infinity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch storage {
    case .null, .absent, .unknown: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(.integer(let integer)): try container.encode(integer)
    case .number(.unsigned(let unsigned)): try container.encode(unsigned)
    case .number(.double(let double)): try container.encode(double)
    case .number(.float(let float)): try container.encode(float)
    case .number(.decimal(let decimal)): try container.encode(decimal)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .dictionary(let dictionary): try container.encode(dictionary)
    }
  }

  private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
