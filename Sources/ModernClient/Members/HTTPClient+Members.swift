import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A member of a slightly different type, such as `var body: HTTPBody`, satisfies no requirement of a protocol with a
// default for it. Swift would use the default, and ignore the member. So the members with a default are required again,
// by protocols that accept any type: as a property, as an implicitly unwrapped one, and as a
// function. Swift infers the associated types from what a type declares, and `Never` from the members in
// UndeclaredMembers.swift if it declares nothing. The real default exists only where all of them are `Never`. Otherwise
// an unavailable one is left, and its message says how to write the member (MemberMessages.swift).
//
// One case is left to `HTTPClient.Member`: a protocol of the app gives a member a default of its own, and a type that
// conforms to that protocol declares it with another type.

extension HTTPClient {
  /// The members of a request's address with a default, by the types that a request gives them.
  ///
  /// Because of it, a member of a slightly different type (`let baseURL: URL`) does not compile, instead of being
  /// ignored. App code does not use this protocol. The members are in several protocols, because the compiler tries all
  /// combinations of the candidates for one protocol's. So the implicitly unwrapped forms stand where there is room, in a
  /// protocol without the plain form.
  public protocol AddressMembers: UnwrappedMembers, MemberFunctions {
    associatedtype BaseURLMember
    associatedtype MethodMember
    associatedtype URIMember

    @_disfavoredOverload var baseURL: BaseURLMember { get async throws }
    @_disfavoredOverload var method: MethodMember { get async throws }
    @_disfavoredOverload var uri: URIMember { get async throws }
  }

  /// The members of a request's query with a default. See ``AddressMembers``.
  public protocol ParameterMembers {
    associatedtype ParameterEncodingMember
    associatedtype ParametersMember
    associatedtype DecodingUnwrapped
    associatedtype HeadersUnwrapped
    associatedtype URIUnwrapped

    @_disfavoredOverload var parameterEncoding: ParameterEncodingMember { get async throws }
    @_disfavoredOverload var parameters: ParametersMember { get async throws }
    @_disfavoredOverload var decoding: DecodingUnwrapped! { get async throws }
    @_disfavoredOverload var headers: HeadersUnwrapped! { get async throws }
    @_disfavoredOverload var uri: URIUnwrapped! { get async throws }
  }

  /// The members of a request's content with a default. See ``AddressMembers``.
  public protocol ContentMembers {
    associatedtype BodyMember
    associatedtype DecodingMember
    associatedtype HeadersMember
    associatedtype MetadataUnwrapped
    associatedtype MethodUnwrapped

    @_disfavoredOverload var body: BodyMember { get async throws }
    @_disfavoredOverload var decoding: DecodingMember { get async throws }
    @_disfavoredOverload var headers: HeadersMember { get async throws }
    @_disfavoredOverload var metadata: MetadataUnwrapped! { get async throws }
    @_disfavoredOverload var method: MethodUnwrapped! { get async throws }
  }

  /// The members of a request's settings with a default. See ``AddressMembers``.
  public protocol SettingMembers {
    associatedtype CachePolicyMember
    associatedtype MetadataMember
    associatedtype TimeoutMember
    associatedtype ParameterEncodingUnwrapped
    associatedtype ParametersUnwrapped

    @_disfavoredOverload var cachePolicy: CachePolicyMember { get async throws }
    @_disfavoredOverload var metadata: MetadataMember { get async throws }
    @_disfavoredOverload var timeout: TimeoutMember { get async throws }
    @_disfavoredOverload var parameterEncoding: ParameterEncodingUnwrapped! { get async throws }
    @_disfavoredOverload var parameters: ParametersUnwrapped! { get async throws }
  }

  /// The members of an endpoint with a default, by the types that an endpoint gives them. See ``AddressMembers``.
  public protocol EndpointMembers: UnwrappedMembers, MemberFunctions {
    associatedtype RootMember
    associatedtype FunctionPathMember
    associatedtype PathMember

    @_disfavoredOverload var root: RootMember { get async throws }
    @_disfavoredOverload var functionPath: FunctionPathMember { get async throws }
    @_disfavoredOverload var path: PathMember { get async throws }
  }

  /// The members that are declared as implicitly unwrapped, such as `var timeout: TimeInterval!`. They satisfy no other
  /// requirement. See ``AddressMembers``.
  public protocol UnwrappedMembers {
    associatedtype BaseURLUnwrapped
    associatedtype BodyUnwrapped
    associatedtype CachePolicyUnwrapped
    associatedtype TimeoutUnwrapped
    associatedtype RootUnwrapped
    associatedtype FunctionPathUnwrapped
    associatedtype PathUnwrapped

    @_disfavoredOverload var baseURL: BaseURLUnwrapped! { get async throws }
    @_disfavoredOverload var body: BodyUnwrapped! { get async throws }
    @_disfavoredOverload var cachePolicy: CachePolicyUnwrapped! { get async throws }
    @_disfavoredOverload var timeout: TimeoutUnwrapped! { get async throws }
    @_disfavoredOverload var root: RootUnwrapped! { get async throws }
    @_disfavoredOverload var functionPath: FunctionPathUnwrapped! { get async throws }
    @_disfavoredOverload var path: PathUnwrapped! { get async throws }
  }

  /// The members that are declared as functions, such as `func body() -> HTTPBody?`, and the functions with a default.
  /// See ``AddressMembers``.
  public protocol MemberFunctions {
    associatedtype BaseURLFunction
    associatedtype BodyFunction
    associatedtype CachePolicyFunction
    associatedtype DecodingFunction
    associatedtype HeadersFunction
    associatedtype MetadataFunction
    associatedtype MethodFunction
    associatedtype ParameterEncodingFunction
    associatedtype ParametersFunction
    associatedtype TimeoutFunction
    associatedtype URIFunction
    associatedtype RootFunction
    associatedtype FunctionPathFunction
    associatedtype PathFunction
    associatedtype ResponseFunction
    associatedtype ResponseDataFunction
    associatedtype FailureFunction
    associatedtype AdaptFunction
    associatedtype AdaptedFunction
    associatedtype UndeclaredMember

    /// Tells the defaults of this package from members of the app.
    static func undeclaredMember() -> UndeclaredMember
    @_disfavoredOverload func baseURL() async throws -> BaseURLFunction
    @_disfavoredOverload func body() async throws -> BodyFunction
    @_disfavoredOverload func cachePolicy() async throws -> CachePolicyFunction
    @_disfavoredOverload func decoding() async throws -> DecodingFunction
    @_disfavoredOverload func headers() async throws -> HeadersFunction
    @_disfavoredOverload func metadata() async throws -> MetadataFunction
    @_disfavoredOverload func method() async throws -> MethodFunction
    @_disfavoredOverload func parameterEncoding() async throws -> ParameterEncodingFunction
    @_disfavoredOverload func parameters() async throws -> ParametersFunction
    @_disfavoredOverload func timeout() async throws -> TimeoutFunction
    @_disfavoredOverload func uri() async throws -> URIFunction
    @_disfavoredOverload func root() async throws -> RootFunction
    @_disfavoredOverload func functionPath() async throws -> FunctionPathFunction
    @_disfavoredOverload func path() async throws -> PathFunction
    @_disfavoredOverload func response(from response: ServerResponse) async throws -> ResponseFunction
    @_disfavoredOverload func response(from data: Data) async throws -> ResponseDataFunction
    @_disfavoredOverload func failure(from response: ServerResponse) async throws -> FailureFunction
    @_disfavoredOverload func adapt(_ request: inout URLRequest) async throws -> AdaptFunction
    @_disfavoredOverload func adapt(_ request: URLRequest) async throws -> AdaptedFunction
  }

  /// The types of members with a default. Do not conform other types to it: the list is complete.
  public protocol Member {}
}

extension Never: HTTPClient.Member {}
extension Optional: HTTPClient.Member {}
extension Dictionary: HTTPClient.Member where Key == String, Value == String {}
extension EndpointPath: HTTPClient.Member {}
extension HTTPClient.Method: HTTPClient.Member {}
extension HTTPClient.ParameterEncoding: HTTPClient.Member {}
extension RequestMetadata: HTTPClient.Member {}

extension Never: ParametersConvertible {
  /// Never called.
  public var parameterValues: [String: ParameterValue] { switch self {} }
}
