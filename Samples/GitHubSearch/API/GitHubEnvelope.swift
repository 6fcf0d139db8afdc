import Foundation
import ModernClient

/// What GitHub wraps around the results of a search.
public struct GitHubEnvelope<Content: Decodable & Sendable>: ResponseEnvelope {
  public let totalCount: Int
  public let incompleteResults: Bool
  public let items: Content

  public var result: Result<Content, IncompleteResults> {
    incompleteResults ? .failure(IncompleteResults()) : .success(items)
  }
}

/// The search took longer than GitHub allows.
public struct IncompleteResults: LocalizedError, Equatable {
  public var errorDescription: String? { "The search took too long; try one that is more precise." }
}

/// What GitHub says about a request that it refuses.
public struct GitHubFailure: LocalizedError, Decodable, Equatable {
  public let message: String
  public let documentationUrl: String?

  public var errorDescription: String? { message }
}
