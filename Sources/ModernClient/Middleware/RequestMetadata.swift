/// Information about a request for the middlewares.
///
/// A request states only the values that differ from the defaults:
///
/// ```swift
/// struct SignIn: HTTPPostRequest {
///   typealias Response = Session
///
///   let endpoint: any HTTPEndpointConvertible = .path("api/sign_in")
///   var metadata: RequestMetadata { RequestMetadata(needsToken: false, secretFields: ["device_number"]) }
/// }
/// ```
public struct RequestMetadata: Sendable {
  /// The type of the request, by which stubs know it; nil for an old one. The client puts it in where a request leaves it
  /// out. A proxy hands its request's over.
  public var requestType: (any HTTPRequestRepresentation.Type)?

  /// Whether sending it twice does no more than sending it once; nil when its method tells.
  public var isIdempotent: Bool?

  /// Whether it is sent with a token, and again with a new one when that is refused.
  public var needsToken: Bool

  /// The names of fields that no log may show, besides those that never are.
  public var secretFields: Set<String>

  /// Says what is known.
  ///
  /// - Parameters:
  ///   - requestType: the type of the request, if it is to be known by another than its own.
  ///   - isIdempotent: whether sending it twice does no more than sending it once; nil when its method tells.
  ///   - needsToken: whether it is sent with a token.
  ///   - secretFields: the names of fields that no log may show.
  public init(
    _ requestType: (any HTTPRequestRepresentation.Type)? = nil,
    isIdempotent: Bool? = nil,
    needsToken: Bool = true,
    secretFields: Set<String> = []
  ) {
    self.requestType = requestType
    self.isIdempotent = isIdempotent
    self.needsToken = needsToken
    self.secretFields = secretFields
  }
}

extension HTTPRequestRepresentation {
  /// The request's type, and otherwise what is usual.
  public var metadata: RequestMetadata { RequestMetadata(Self.self) }

  /// The metadata, with the type of the request in any case.
  var typedMetadata: RequestMetadata {
    var metadata = metadata
    metadata.requestType = metadata.requestType ?? Self.self
    return metadata
  }
}
