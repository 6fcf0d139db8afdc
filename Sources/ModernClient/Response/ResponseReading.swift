import Foundation
import HTTPTransport

/// Converts a response to a value of the request's response type.
///
/// The type is inspected at run time. Protocol extensions for each kind of type would be as short, but a request
/// protocol of the app could not override them: the compiler would find the call ambiguous.
enum ResponseReading {
  /// Returns the rules of a type, or of a collection's elements, or else the client's own
  /// (``HTTPClient/Configuration/decoding``).
  static func decoding(for type: Any.Type) -> any ResponseDecoding {
    let stated =
      (type as? any SelfDecodingResponse.Type)
      ?? (type as? any RangeReplaceableCollection.Type).flatMap {
        elementType(of: $0) as? any SelfDecodingResponse.Type
      }
    return stated?.responseDecoding ?? CodingPolicy.current.decoding
  }

  /// Whether ``read(_:from:by:)`` knows how to read a type.
  static func canRead(_ type: Any.Type) -> Bool {
    switch type {
    case is Void.Type, is Data.Type, is Data?.Type, is String.Type, is String?.Type, is any Decodable.Type: true
    case let type as any RangeReplaceableCollection.Type: elementType(of: type) is any Decodable.Type
    default: false
    }
  }

  /// Reads a response.
  ///
  /// - Throws: a `DecodingError` if the body does not match the type, or if the type is not supported.
  static func read<Response>(
    _ type: Response.Type, from response: ServerResponse, by decoding: any ResponseDecoding
  ) throws -> Response {
    // In two steps: to an optional type, nil would be a value.
    if let value = try value(for: type, from: response, by: decoding), let value = value as? Response { return value }
    throw DecodingError.typeMismatch(
      type,
      DecodingError.Context(
        codingPath: [],
        debugDescription: "\(type) is neither Decodable nor a collection of that: write `response(from:)`.")
    )
  }

  /// Returns the value, or nil if the type is not supported.
  private static func value(
    for type: Any.Type, from response: ServerResponse, by decoding: any ResponseDecoding
  ) throws -> Any? {
    switch type {
    case is Void.Type: return ()
    case let type as any NilExpressible.Type where response.hasNoContent: return type.nilValue
    case is Data.Type, is Data?.Type: return response.body
    case is String.Type, is String?.Type: return try response.text
    case let type as any Decodable.Type: return try decoding.decode(type, from: response.body)
    case let type as any RangeReplaceableCollection.Type: return try collection(type, from: response, by: decoding)
    default: return nil
    }
  }

  private static func collection<Collection: RangeReplaceableCollection>(
    _ type: Collection.Type, from response: ServerResponse, by decoding: any ResponseDecoding
  ) throws -> Any? {
    guard let element = Collection.Element.self as? any Decodable.Type else { return nil }
    func decode<Element: Decodable>(_ type: Element.Type) throws -> Any {
      try decoding.decode([Element].self, from: response.body)
    }
    return (try decode(element) as? [Collection.Element]).map { Collection($0) }
  }

  private static func elementType<Collection: RangeReplaceableCollection>(of type: Collection.Type) -> Any.Type {
    Collection.Element.self
  }
}

/// An optional, whatever it wraps.
private protocol NilExpressible {
  static var nilValue: Any { get }
}

extension Optional: NilExpressible {
  fileprivate static var nilValue: Any { Self.none as Any }
}

extension ServerResponse {
  /// Whether there is no body to read, by the status or because it is empty.
  fileprivate var hasNoContent: Bool { statusCode == 204 || statusCode == 205 || body.isEmpty }
}
