/// Writes a scalar, or passes a value on to its own `encode(to:)`.
struct SingleNode: SingleValueEncodingContainer {
  let encoder: NodeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.node.set(nil) }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }

  func encode(_ value: Bool) { encoder.node.set(value.parameterValue) }
  func encode(_ value: String) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Double) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Float) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Int) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Int8) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Int16) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Int32) { encoder.node.set(value.parameterValue) }
  func encode(_ value: Int64) { encoder.node.set(value.parameterValue) }
  func encode(_ value: UInt) { encoder.node.set(value.parameterValue) }
  func encode(_ value: UInt8) { encoder.node.set(value.parameterValue) }
  func encode(_ value: UInt16) { encoder.node.set(value.parameterValue) }
  func encode(_ value: UInt32) { encoder.node.set(value.parameterValue) }
  func encode(_ value: UInt64) { encoder.node.set(value.parameterValue) }
}
