import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Members of the type `Never`, which Swift finds where a type declares no member of that name. None is ever called.

extension HTTPClient.UnwrappedMembers {
  @_disfavoredOverload public var baseURL: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var body: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var cachePolicy: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var timeout: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var root: Never! { get async throws { undeclared() } }
}

extension HTTPClient.ParameterMembers {
  @_disfavoredOverload public var decoding: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var headers: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var uri: Never! { get async throws { undeclared() } }
}

extension HTTPClient.SettingMembers {
  @_disfavoredOverload public var parameterEncoding: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var parameters: Never! { get async throws { undeclared() } }
}

extension HTTPClient.ContentMembers {
  @_disfavoredOverload public var metadata: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var method: Never! { get async throws { undeclared() } }
}

extension HTTPClient.UnwrappedMembers {
  @_disfavoredOverload public var functionPath: Never! { get async throws { undeclared() } }
  @_disfavoredOverload public var path: Never! { get async throws { undeclared() } }
}

extension HTTPClient.MemberFunctions {
  public static func undeclaredMember() -> Never { undeclared() }
  @_disfavoredOverload public func baseURL() async throws -> Never { undeclared() }
  @_disfavoredOverload public func body() async throws -> Never { undeclared() }
  @_disfavoredOverload public func cachePolicy() async throws -> Never { undeclared() }
  @_disfavoredOverload public func decoding() async throws -> Never { undeclared() }
  @_disfavoredOverload public func headers() async throws -> Never { undeclared() }
  @_disfavoredOverload public func metadata() async throws -> Never { undeclared() }
  @_disfavoredOverload public func method() async throws -> Never { undeclared() }
  @_disfavoredOverload public func parameterEncoding() async throws -> Never { undeclared() }
  @_disfavoredOverload public func parameters() async throws -> Never { undeclared() }
  @_disfavoredOverload public func timeout() async throws -> Never { undeclared() }
  @_disfavoredOverload public func uri() async throws -> Never { undeclared() }
  @_disfavoredOverload public func root() async throws -> Never { undeclared() }
  @_disfavoredOverload public func functionPath() async throws -> Never { undeclared() }
  @_disfavoredOverload public func path() async throws -> Never { undeclared() }
  @_disfavoredOverload public func response(from response: ServerResponse) async throws -> Never { undeclared() }
  @_disfavoredOverload public func response(from data: Data) async throws -> Never { undeclared() }
  @_disfavoredOverload public func failure(from response: ServerResponse) async throws -> Never { undeclared() }
  @_disfavoredOverload public func adapt(_ request: inout URLRequest) async throws -> Never { undeclared() }
  @_disfavoredOverload public func adapt(_ request: URLRequest) async throws -> Never { undeclared() }
}

extension HTTPRequestRepresentation
where BaseURLMember == Never, BaseURLUnwrapped == Never, BaseURLFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var baseURL: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where BodyMember == Never, BodyUnwrapped == Never, BodyFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var body: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where CachePolicyMember == Never, CachePolicyUnwrapped == Never, CachePolicyFunction == Never, UndeclaredMember == Never
{
  @_disfavoredOverload public var cachePolicy: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where DecodingMember == Never, DecodingUnwrapped == Never, DecodingFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var decoding: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where HeadersMember == Never, HeadersUnwrapped == Never, HeadersFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var headers: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where MetadataMember == Never, MetadataUnwrapped == Never, MetadataFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var metadata: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where
  ParameterEncodingMember == Never, ParameterEncodingUnwrapped == Never, ParameterEncodingFunction == Never,
  UndeclaredMember == Never
{
  @_disfavoredOverload public var parameterEncoding: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where ParametersMember == Never, ParametersUnwrapped == Never, ParametersFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var parameters: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where TimeoutMember == Never, TimeoutUnwrapped == Never, TimeoutFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var timeout: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where URIMember == Never, URIUnwrapped == Never, URIFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var uri: Never { get async throws { undeclared() } }
}

extension HTTPRequestRepresentation
where ResponseFunction == Never, ResponseDataFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func response(from response: ServerResponse) async throws -> Never { undeclared() }
}

extension HTTPRequestRepresentation where FailureFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func failure(from response: ServerResponse) async throws -> Never { undeclared() }
}

extension HTTPRequestRepresentation
where AdaptFunction == Never, AdaptedFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func adapt(_ request: inout URLRequest) async throws -> Never { undeclared() }
}

extension HTTPEndpointConvertible
where RootMember == Never, RootUnwrapped == Never, RootFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var root: Never { get async throws { undeclared() } }
}

extension HTTPEndpointConvertible
where
  FunctionPathMember == Never, FunctionPathUnwrapped == Never, FunctionPathFunction == Never, UndeclaredMember == Never
{
  @_disfavoredOverload public var functionPath: Never { get async throws { undeclared() } }
}

extension HTTPEndpointConvertible
where PathMember == Never, PathUnwrapped == Never, PathFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var path: Never { get async throws { undeclared() } }
}

extension HTTPEndpointConvertible
where
  Self: RawRepresentable, RawValue == String, PathMember == Never, PathUnwrapped == Never, PathFunction == Never,
  UndeclaredMember == Never
{
  @_disfavoredOverload public var path: Never { get async throws { undeclared() } }
}

func undeclared() -> Never { preconditionFailure("This member stands for one that is not declared.") }
