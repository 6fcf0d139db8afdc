/// A value during encoding: containers are filled after they were returned.
final class ParameterNode {
  private enum Content {
    case nothing
    case value(ParameterValue)
    case object([String: ParameterNode])
    case array([ParameterNode])
  }

  private var content = Content.nothing

  /// The written value, or nil if nothing or null was written. Neither contains nulls.
  var value: ParameterValue? {
    switch content {
    case .nothing: nil
    case .value(let value): value
    case .object(let members): .object(members.compactMapValues(\.value))
    case .array(let elements): .array(elements.compactMap(\.value))
    }
  }

  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  func set(_ value: ParameterValue?) {
    content = value.map { .value($0) } ?? .nothing
  }

  func beginObject() {
    if case .object = content { return }
    content = .object([:])
  }

  func beginArray() {
    if case .array = content { return }
    content = .array([])
  }

  func member(_ name: String) -> ParameterNode {
    guard case .object(var members) = content else { return ParameterNode() }
    let member = members[name] ?? ParameterNode()
    members[name] = member
    content = .object(members)
    return member
  }

  func element() -> ParameterNode {
    guard case .array(var elements) = content else { return ParameterNode() }
    let element = ParameterNode()
    elements.append(element)
    content = .array(elements)
    return element
  }
}

/// Writes one value into a node.
struct NodeEncoder: Encoder {
  let node: ParameterNode
  let settings: HTTPClient.ParameterEncoder
  /// Whether keys stay as they are.
  let keepsNames: Bool
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(KeyedNode<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return UnkeyedNode(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleNode(encoder: self) }

  /// The encoder of a member.
  func member(_ key: some CodingKey) -> NodeEncoder {
    let name = keepsNames ? key.stringValue : SnakeCase.key(for: key.stringValue)
    return inner(node.member(name), at: key)
  }

  /// The encoder of one more element.
  func element() -> NodeEncoder { inner(node.element(), at: ElementKey(node.count - 1)) }

  private func inner(_ node: ParameterNode, at key: some CodingKey) -> NodeEncoder {
    NodeEncoder(
      node: node, settings: settings, keepsNames: settings.names == .verbatim, codingPath: codingPath + [key])
  }

  func write(_ value: some Encodable) throws {
    node.set(try settings.encoded(value, at: codingPath))
  }
}

/// The place of an element in an array.
private struct ElementKey: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { self.init(intValue) }

  var stringValue: String { "Index \(index)" }
  var intValue: Int? { index }
}

private struct KeyedNode<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: NodeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) {}

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.member(key).write(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.member(key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member(SuperKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

private enum SuperKey: CodingKey {
  case `super`
}

private struct UnkeyedNode: UnkeyedEncodingContainer {
  let encoder: NodeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.node.count }

  func encodeNil() { _ = encoder.element() }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.element().write(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.element().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.element().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder.element() }
}
