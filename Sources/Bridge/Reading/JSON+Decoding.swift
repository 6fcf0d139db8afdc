import Foundation
import LegacyJSON
import ModernClient

extension JSON {
  /// Decodes a value, for code that still holds a `JSON` while the type has no initializer from one any more.
  ///
  /// `User(json: json["user"])` becomes `try json["user"].decode(User.self)`: what the type requires has to be there from
  /// now on.
  ///
  /// - Parameter type: What the document is to become. A type that says itself by which rules it is decoded is decoded by
  ///   those, every other one by Foundation's `JSONDecoder` with `convertFromSnakeCase`, as the client's responses are.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` when the document does not fit the type, or is none; the encoder's error when this is
  ///   made of something that no document can hold.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let rules = (type as? any SelfDecodingResponse.Type)?.responseDecoding ?? JSONResponseDecoding()
    return try rules.decode(type, from: JSONEncoder().encode(self))
  }
}
