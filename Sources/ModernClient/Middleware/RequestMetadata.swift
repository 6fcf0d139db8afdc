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
  /// The type of the request, by which stubs find it. Nil for an old request. The client adds it if a request omits it.
  /// A proxy passes on the type of its request.
  public var requestType: (any HTTPRequestRepresentation.Type)?

  /// Whether sending it twice has the same effect as sending it once. Nil if its method decides.
  public var isIdempotent: Bool?

  /// Whether it is sent with a token, and sent again with a new one if that is refused.
  public var needsToken: Bool

  /// The names of fields that no log may show, besides the standard ones.
  public var secretFields: Set<String>

  /// Creates metadata.
  ///
  /// - Parameters:
  ///   - requestType: the type of the request, if it differs from its own.
  ///   - isIdempotent: whether sending it twice has the same effect as sending it once. Nil if its method decides.
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

extension HTTPRequestRepresentation
where MetadataMember == Never, MetadataUnwrapped == Never, MetadataFunction == Never {
  /// The request's type, and default values for the rest.
  public var metadata: RequestMetadata { RequestMetadata(Self.self) }
}

extension HTTPRequestRepresentation {
  /// The metadata, always with the request's type.
  var typedMetadata: RequestMetadata {
    var metadata = metadata
    metadata.requestType = metadata.requestType ?? Self.self
    return metadata
  }
}
