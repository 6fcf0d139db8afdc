/// The standard library asks for each scalar by a method of its own; without these, `decodeIfPresent` would fall back on
/// `decode`, and give 0 instead of nil.
extension KeyedView {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try required(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try required(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try required(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try required(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try required(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try required(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try required(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try required(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try required(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try required(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try required(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try required(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try required(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try required(type, key) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try optional(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try optional(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try optional(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try optional(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try optional(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try optional(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try optional(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try optional(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try optional(type, key) }
}
