import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// As UndeclaredMembers.swift, for the members that proxies and requests with a fixed method have by default: Swift
// prefers the extension of the more specific protocol, so each of them needs its own.

extension RequestProxy
where BaseURLMember == Never, BaseURLUnwrapped == Never, BaseURLFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var baseURL: Never { get async throws { undeclared() } }
}

extension RequestProxy
where BodyMember == Never, BodyUnwrapped == Never, BodyFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var body: Never { get async throws { undeclared() } }
}

extension RequestProxy
where CachePolicyMember == Never, CachePolicyUnwrapped == Never, CachePolicyFunction == Never, UndeclaredMember == Never
{
  @_disfavoredOverload public var cachePolicy: Never { get async throws { undeclared() } }
}

extension RequestProxy
where DecodingMember == Never, DecodingUnwrapped == Never, DecodingFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var decoding: Never { get async throws { undeclared() } }
}

extension RequestProxy
where HeadersMember == Never, HeadersUnwrapped == Never, HeadersFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var headers: Never { get async throws { undeclared() } }
}

extension RequestProxy
where MetadataMember == Never, MetadataUnwrapped == Never, MetadataFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var metadata: Never { get async throws { undeclared() } }
}

extension RequestProxy
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension RequestProxy
where
  ParameterEncodingMember == Never, ParameterEncodingUnwrapped == Never, ParameterEncodingFunction == Never,
  UndeclaredMember == Never
{
  @_disfavoredOverload public var parameterEncoding: Never { get async throws { undeclared() } }
}

extension RequestProxy
where ParametersMember == Never, ParametersUnwrapped == Never, ParametersFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var parameters: Never { get async throws { undeclared() } }
}

extension RequestProxy
where TimeoutMember == Never, TimeoutUnwrapped == Never, TimeoutFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var timeout: Never { get async throws { undeclared() } }
}

extension RequestProxy
where URIMember == Never, URIUnwrapped == Never, URIFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var uri: Never { get async throws { undeclared() } }
}

extension RequestProxy where ResponseFunction == Never, ResponseDataFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func response(from response: ServerResponse) async throws -> Never { undeclared() }
}

extension RequestProxy where FailureFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func failure(from response: ServerResponse) async throws -> Never { undeclared() }
}

extension RequestProxy where AdaptFunction == Never, AdaptedFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func adapt(_ request: inout URLRequest) async throws -> Never { undeclared() }
}

extension PaginatedRequest where ResponseFunction == Never, ResponseDataFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func response(from response: ServerResponse) async throws -> Never { undeclared() }
}

extension EnvelopedRequest where ResponseFunction == Never, ResponseDataFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public func response(from response: ServerResponse) async throws -> Never { undeclared() }
}

extension EnvelopedRequest
where DecodingMember == Never, DecodingUnwrapped == Never, DecodingFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var decoding: Never { get async throws { undeclared() } }
}

extension HTTPGetRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension HTTPPostRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension HTTPPutRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension HTTPPatchRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension HTTPDeleteRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}

extension HTTPHeadRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never, UndeclaredMember == Never {
  @_disfavoredOverload public var method: Never { get async throws { undeclared() } }
}
