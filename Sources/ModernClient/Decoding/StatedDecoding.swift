import Foundation

extension HTTPRequestRepresentation {
  /// The rules that the request states, for any type of its `decoding`.
  ///
  /// A `decoding` of a concrete type does not satisfy the requirement of type `any ResponseDecoding`. No constraint
  /// could reject it, because an `any` type conforms to no protocol.
  var statedDecoding: any ResponseDecoding {
    let member = decodingMember(of: self)
    return member as? any ResponseDecoding
      ?? UnusableDecoding(reason: HTTPClient.InvalidDecodingMember(request: Self.self, type: type(of: member)))
  }

  private func decodingMember(of request: some HTTPClient.RequestMembers) -> Any { request.decoding }
}

extension HTTPClient {
  /// An error for a request with a `decoding` that can't decode.
  public struct InvalidDecodingMember: LocalizedError, Sendable {
    /// The type of the request.
    public let request: any HTTPRequestRepresentation.Type

    /// The type that its `decoding` has.
    public let type: Any.Type

    /// The text for whoever wrote the request.
    public var errorDescription: String? { "\(request).decoding is a \(type), which is no ResponseDecoding." }
  }
}

/// Stands for rules that there are none of.
struct UnusableDecoding: ResponseDecoding {
  let reason: HTTPClient.InvalidDecodingMember

  func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value { throw reason }
}
