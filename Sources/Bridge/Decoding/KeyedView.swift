import LegacyJSON

/// The keyed container for an object.
///
/// The compiler can't specialize it for coding keys of another module, so `ObjectView` does all the work.
struct KeyedView<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let object: ObjectView

  var codingPath: [any CodingKey] { object.view.codingPath }

  /// The keys of the members, sorted by the document's keys.
  var allKeys: [Key] {
    object.members.keys.sorted().compactMap { name in
      object.candidates(for: name).lazy.compactMap { Key(stringValue: $0) }.first
    }
  }

  func contains(_ key: Key) -> Bool {
    object.member(key.stringValue) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    guard let json = object.member(key.stringValue) else {
      if object.view.isLenient { return true }
      throw object.notFound(key)
    }
    return json.type == .null
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let json = object.member(key.stringValue)
    guard json != nil || object.toleratesAbsence(of: type) else {
      throw object.notFound(key)
    }
    return try object.child(json, key).decode(type)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try object.child(object.member(key.stringValue), key).decodeIfPresent(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try object.nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try object.nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try object.view.nested(object.members["super"] ?? object.view.json["super"], at: PathKey.member("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try object.view.nested(object.member(key.stringValue) ?? object.absent(key), at: key)
  }
}
