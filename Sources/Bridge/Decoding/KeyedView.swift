import LegacyJSON
import ModernClient

/// The keyed container for an view.
///
/// The compiler can't specialize it for coding keys of another module, so `DecodingView` does all the work.
struct KeyedView<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let view: DecodingView

  var codingPath: [any CodingKey] { view.codingPath }

  /// The keys of the members, sorted by the document's keys.
  var allKeys: [Key] {
    (view.json.members?.keys ?? []).sorted().compactMap { name in
      view.candidates(for: name).lazy.compactMap { Key(stringValue: $0) }.first
    }
  }

  func contains(_ key: Key) -> Bool {
    view.member(key.stringValue) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    guard let json = view.member(key.stringValue) else {
      if view.isLenient { return true }
      throw view.notFound(key)
    }
    return json.type == .null
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    if let reading = view.properties?.readings[key.stringValue] { return try reading.value(in: view, at: key) }
    let json = view.member(key.stringValue)
    let reading = view.session.reading(of: type)
    guard json != nil || view.toleratesAbsence(of: reading) else {
      throw view.notFound(key)
    }
    return try view.decode(type, from: json ?? view.absent(key), at: key, by: reading)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if let reading = view.properties?.readings[key.stringValue] { return try reading.value(in: view, at: key) }
    // A wrapper asks so whether its key is there.
    if view.areNeverNil, !(type is any AbsenceWrapper.Type) {
      return view.isSkipped ? nil : try decode(type, forKey: key)
    }
    return try view.decodeIfPresent(type, from: view.member(key.stringValue) ?? view.absent(key), at: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try view.nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try view.nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try view.nested(view.json["super"], at: PathKey.member("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try view.nested(view.member(key.stringValue) ?? view.absent(key), at: key)
  }
}
