import Foundation
import LegacyJSON
import ModernClient

extension JSON {
  /// Decodes a value, for code that still has a `JSON` although the type no longer has an initializer from one.
  ///
  /// `User(json: json["user"])` becomes `try json["user"].decode(User.self)`, which throws if a required value is
  /// missing.
  ///
  /// - Parameter type: the type to decode. A type that states its own rules is decoded by those. Any other type is
  ///   decoded by Foundation's `JSONDecoder` with `convertFromSnakeCase`, as the client's responses are.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the document does not match the type, or is absent. The encoder's error if the
  ///   `JSON` contains a value that no document can express.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let rules = (type as? any SelfDecodingResponse.Type)?.responseDecoding ?? JSONResponseDecoding()
    return try rules.decode(type, from: JSONEncoder().encode(self))
  }
}
