import Foundation
import ModernClient

/// A place of GitHub's API: `https://api.github.com`, a function, and a path.
public protocol GitHubEndpoint: HTTPEndpointConvertible {}

extension GitHubEndpoint {
  public var root: URL? { URL(string: "https://api.github.com") }
}

/// The functions of the API, each with its paths.
public enum GitHub {
  public enum Search: String, GitHubEndpoint {
    case repositories, users

    public var functionPath: EndpointPath { "search" }
  }
}
