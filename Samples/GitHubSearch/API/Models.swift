import Foundation
import ModernClient

/// What a search for repositories finds.
public struct Repository: Codable, Sendable, Equatable {
  public let id: Int
  public let fullName: String
  public let owner: User
  public let description: String?
  public let language: String?
  public let stargazersCount: Int
  public let updatedAt: Date
  // Older responses have none.
  @DefaultEmptyArray public var topics: [String]
}

/// What a search for users finds, and who owns a repository.
public struct User: Codable, Sendable, Equatable {
  public enum Kind: String, Codable, Sendable, DefaultProviding {
    case user = "User"
    case organization = "Organization"
    case other
    public static var decodingDefault: Kind { .other }
  }

  public let id: Int
  public let login: String
  @DefaultValue<Kind> public var type: Kind
}
