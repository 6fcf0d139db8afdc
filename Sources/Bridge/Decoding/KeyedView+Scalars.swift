/// Methods for each scalar type, which the standard library calls separately. Without them, `decodeIfPresent` would use
/// `decode`, and return 0 instead of nil.
extension KeyedView {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try object.required(type, key.stringValue) ?? object.fail(type, key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try object.optional(type, key.stringValue) ?? object.fail(type, key)
  }
}
