import LegacyJSON

extension Dictionary {
  func map<T, U>(transform: (Key, Value) -> (T, U)) -> [T: U] {
    var result: [T: U] = [:]
    for (key, value) in self {
      let (newKey, newValue) = transform(key, value)
      result[newKey] = newValue
    }
    return result
  }
}

extension JSON {
  var map: Int { 1 }
}

extension KeyedDecodingContainer {
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key, defaultValue: T) -> T {
    (try? decodeIfPresent(T.self, forKey: key)) ?? defaultValue
  }
}
