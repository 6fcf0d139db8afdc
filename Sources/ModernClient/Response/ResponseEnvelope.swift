import HTTPTransport

/// A structure that a server wraps around the content of all its responses.
///
/// The content is a type parameter. The caller gets the content, or the failure as an ``HTTPClientError``, and never
/// sees the envelope.
///
/// ```swift
/// struct GitHubEnvelope<Content: Decodable & Sendable>: ResponseEnvelope {
///   let incompleteResults: Bool
///   let items: Content?
///
///   var result: Result<Content, SearchFailure> {
///     guard let items, !incompleteResults else { return .failure(.incompleteResults) }
///     return .success(items)
///   }
/// }
///
/// protocol GitHubSearchRequest: HTTPGetRequest, EnvelopedRequest
/// where Response: Decodable, Envelope == GitHubEnvelope<Response> {}
///
/// struct SearchRepositories: GitHubSearchRequest {
///   typealias Response = [Repository]
///
///   let endpoint: any HTTPEndpointConvertible = GitHub.Search.repositories
/// }
/// ```
///
/// If the failure is a `LocalizedError`, its description is the message for the user.
public protocol ResponseEnvelope: Decodable, Sendable {
  /// The content inside the envelope.
  associatedtype Content: Sendable

  /// The error of an envelope without content.
  associatedtype ContentFailure: Error

  /// The content, or the failure.
  var result: Result<Content, ContentFailure> { get }
}

/// A request whose response is an envelope. Its response is the content. See ``ResponseEnvelope``.
public protocol EnvelopedRequest: HTTPRequestRepresentation {
  /// The envelope around the response.
  associatedtype Envelope: ResponseEnvelope where Envelope.Content == Response
}

extension EnvelopedRequest
where DecodingMember == Never, DecodingUnwrapped == Never, DecodingFunction == Never {
  public var decoding: any ResponseDecoding { ResponseReading.decoding(for: Envelope.self) }
}

extension EnvelopedRequest where ResponseFunction == Never, ResponseDataFunction == Never {
  /// Takes the response out of its envelope.
  public func response(from response: ServerResponse) throws -> Response {
    switch try decoding.decode(Envelope.self, from: response.body).result {
    case .success(let content): return content
    case .failure(let error): throw HTTPClientError.Reason.failure(error)
    }
  }
}
