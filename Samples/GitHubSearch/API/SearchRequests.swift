import Foundation
import ModernClient

/// A search: its response is what is inside the envelope.
public protocol GitHubSearchRequest: HTTPGetRequest, EnvelopedRequest
where Response: Decodable, Envelope == GitHubEnvelope<Response>, Failure == GitHubFailure {}

extension GitHubSearchRequest {
  public var headers: [String: String] {
    [
      "Accept": "application/vnd.github+json",
      "X-GitHub-Api-Version": "2022-11-28",
      "User-Agent": "github-search-sample",
    ]
  }

  public var decoding: any ResponseDecoding { JSONResponseDecoding { $0.dateDecodingStrategy = .iso8601 } }
}

public struct SearchRepositories: GitHubSearchRequest {
  public typealias Response = [Repository]

  public let endpoint: any HTTPEndpointConvertible = GitHub.Search.repositories
  public let parameters: SearchParameter<RepositorySort>

  public init(_ parameters: SearchParameter<RepositorySort>) {
    self.parameters = parameters
  }
}

public struct SearchUsers: GitHubSearchRequest {
  public typealias Response = [User]

  public let endpoint: any HTTPEndpointConvertible = GitHub.Search.users
  public let parameters: SearchParameter<UserSort>

  public init(_ parameters: SearchParameter<UserSort>) {
    self.parameters = parameters
  }
}
