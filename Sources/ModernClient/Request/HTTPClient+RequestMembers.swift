import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// The members of a request with a default, by the types that a request gives them.
  ///
  /// A member of a slightly different type (`var body: HTTPBody`, `let timeout: TimeInterval`, `var headers: [String:
  /// String?]`) does not satisfy a requirement of ``HTTPRequestRepresentation``. Swift would silently use the default,
  /// and ignore the member. This protocol accepts any type, so the compiler finds the declared member. It then rejects
  /// it, because ``HTTPRequestRepresentation`` requires ``RequestMember`` types. App code does not use this protocol.
  public protocol RequestMembers {
    /// The type of ``baseURL``: `URL?`.
    associatedtype BaseURLMember
    /// The type of ``body``: `HTTPBody?`.
    associatedtype BodyMember
    /// The type of ``cachePolicy``: `URLRequest.CachePolicy?`.
    associatedtype CachePolicyMember
    /// The type of ``decoding``: any rules for decoding.
    associatedtype DecodingMember
    /// The type of ``headers``: `[String: String]`.
    associatedtype HeadersMember
    /// The type of ``metadata``: `RequestMetadata`.
    associatedtype MetadataMember
    /// The type of ``method``: `HTTPClient.Method`.
    associatedtype MethodMember
    /// The type of ``parameterEncoding``: `HTTPClient.ParameterEncoding`.
    associatedtype ParameterEncodingMember
    /// The type of ``parameters``: names and values.
    associatedtype ParametersMember
    /// The type of ``timeout``: `TimeInterval?`.
    associatedtype TimeoutMember

    /// See ``HTTPRequestRepresentation/baseURL``.
    var baseURL: BaseURLMember { get }
    /// See ``HTTPRequestRepresentation/body``.
    var body: BodyMember { get }
    /// See ``HTTPRequestRepresentation/cachePolicy``.
    var cachePolicy: CachePolicyMember { get }
    /// See ``HTTPRequestRepresentation/decoding``.
    var decoding: DecodingMember { get }
    /// See ``HTTPRequestRepresentation/headers``.
    var headers: HeadersMember { get }
    /// See ``HTTPRequestRepresentation/metadata``.
    var metadata: MetadataMember { get }
    /// See ``HTTPRequestRepresentation/method``.
    var method: MethodMember { get }
    /// See ``HTTPRequestRepresentation/parameterEncoding``.
    var parameterEncoding: ParameterEncodingMember { get }
    /// See ``HTTPRequestRepresentation/parameters``.
    var parameters: ParametersMember { get }
    /// See ``HTTPRequestRepresentation/timeout``.
    var timeout: TimeoutMember { get }
  }

  /// A type that a member of a request can have. Do not conform other types to it: the list is complete.
  public protocol RequestMember {}

  /// The type of header fields. Do not conform other types to it: the list is complete.
  public protocol HeadersMember {}

  /// A type whose optional is an ``HTTPClient/RequestMember``. Do not conform other types to it: the list is complete.
  public protocol OptionalRequestMember {}
}

extension Optional: HTTPClient.RequestMember where Wrapped: HTTPClient.OptionalRequestMember {}
extension HTTPClient.Method: HTTPClient.RequestMember {}
extension HTTPClient.ParameterEncoding: HTTPClient.RequestMember {}
extension RequestMetadata: HTTPClient.RequestMember {}

extension Dictionary: HTTPClient.HeadersMember where Key == String, Value == String {}

extension Double: HTTPClient.OptionalRequestMember {}
extension HTTPBody: HTTPClient.OptionalRequestMember {}
extension URL: HTTPClient.OptionalRequestMember {}
extension URLRequest.CachePolicy: HTTPClient.OptionalRequestMember {}
