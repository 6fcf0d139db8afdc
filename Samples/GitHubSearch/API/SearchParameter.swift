import ModernClient

// Keys that several functions share are written once, and composed.

public protocol PagingKeys: ComposedParameterKey {}

extension PagingKeys {
  public static var page: Self { "page" }
  public static var perPage: Self { "per_page" }
}

public protocol SortingKeys: ComposedParameterKey {}

extension SortingKeys {
  public static var sort: Self { "sort" }
  public static var order: Self { "order" }
}

/// What every search takes.
public struct SearchKey: PagingKeys, SortingKeys {
  public static let query: Self = "q"

  public let key: String

  public init(key: String) {
    self.key = key
  }
}

/// The parameters of a search; `Sort` is what its results can be sorted by.
public struct SearchParameter<Sort: RawRepresentable & Sendable>: RequestParameter where Sort.RawValue == String {
  public var parameter: [SearchKey: ParameterValue] = [:]

  /// Searches for a text.
  public init(query: String) {
    setParameter(query, forKey: .query)
  }

  /// Sorts the results; without it the best match is first.
  public mutating func sort(by sort: Sort, _ order: SortOrder = .descending) {
    setParameter(sort, forKey: .sort)
    setParameter(order, forKey: .order)
  }
}

extension RequestParameter where Key: PagingKeys {
  /// Asks for pages of a certain size, 100 at most.
  public mutating func setPageSize(_ size: Int) {
    setParameter(size, forKey: .perPage)
  }
}

public enum SortOrder: String, Sendable {
  case ascending = "asc"
  case descending = "desc"
}

public enum RepositorySort: String, Sendable {
  case stars, forks, updated
  case helpWantedIssues = "help-wanted-issues"
}

public enum UserSort: String, Sendable {
  case followers, repositories, joined
}
