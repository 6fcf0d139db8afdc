import HTTPTransport

/// What a server wraps around the content of all its answers.
///
/// The content is a type parameter, and the caller never sees the rest: it gets the content, or the failure as an
/// ``HTTPClientError``.
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
/// A failure that is a `LocalizedError` says what the user is told.
public protocol ResponseEnvelope: Decodable, Sendable {
  /// What is inside.
  associatedtype Content: Sendable

  /// Why nothing is.
  associatedtype ContentFailure: Error

  /// The content, or the reason why there is none.
  var result: Result<Content, ContentFailure> { get }
}

/// A request whose answer comes in an envelope; its response is the content. See ``ResponseEnvelope``.
public protocol EnvelopedRequest: HTTPRequestRepresentation {
  /// What the server wraps around the response.
  associatedtype Envelope: ResponseEnvelope where Envelope.Content == Response
}

extension EnvelopedRequest {
  public var decoding: any ResponseDecoding { ResponseReading.decoding(for: Envelope.self) }

  /// Takes the response out of its envelope.
  public func response(from answer: HTTPAnswer) throws -> Response {
    switch try statedDecoding.decode(Envelope.self, from: answer.body).result {
    case .success(let content): return content
    case .failure(let error): throw ReportedFailure(error)
    }
  }
}

/// What ``HTTPRequestRepresentation/response(from:)`` throws when the body can be read, and says that the request failed.
///
/// The caller gets an ``HTTPClientError`` whose reason is the ``HTTPClientError/Reason/failure(_:)``, and not that the
/// body is unreadable.
public struct ReportedFailure: Error {
  /// What the body says.
  public let failure: any Sendable

  /// Reports a failure.
  ///
  /// - Parameter failure: what the body says; when it is a `LocalizedError`, the user is told its description.
  public init(_ failure: any Sendable) {
    self.failure = failure
  }
}
