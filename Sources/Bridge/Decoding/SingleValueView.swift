import LegacyJSON

/// A value as a whole.
struct SingleValueView: SingleValueDecodingContainer {
  let view: DecodingView

  var codingPath: [any CodingKey] { view.codingPath }

  /// True for what is absent too.
  func decodeNil() -> Bool { view.isNull }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try view.decode(type) }
}

// MARK: - Scalars

extension SingleValueView {
  func decode(_ type: Bool.Type) throws -> Bool { try view.required(type) }
  func decode(_ type: String.Type) throws -> String { try view.required(type) }
  func decode(_ type: Double.Type) throws -> Double { try view.required(type) }
  func decode(_ type: Float.Type) throws -> Float { try view.required(type) }
  func decode(_ type: Int.Type) throws -> Int { try view.required(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try view.required(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try view.required(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try view.required(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try view.required(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try view.required(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try view.required(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try view.required(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try view.required(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try view.required(type) }
}
