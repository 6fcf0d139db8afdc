/// Methods for each scalar type, which the standard library calls separately. Without them, `decodeIfPresent` would use
/// `decode`, and return 0 instead of nil.
extension KeyedView {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try view.required(type, key.stringValue) ?? view.fail(type, key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try view.optional(type, key.stringValue) ?? view.fail(type, key)
  }
}
