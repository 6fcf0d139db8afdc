import Foundation
import GitHubSearch

/// What the command line asks for.
struct Options: Equatable {
  static let usage = """
    USAGE: github-search QUERY [options]

    Searches GitHub: by default a server on this machine with recorded responses, whose queries are plain words.

      --users            search for users, not repositories
      --sort KEY         repositories: stars, forks, updated, help-wanted-issues; users: followers, repositories, joined
      --ascending        the least first
      --page-size N      how many results a page has, 1 to 100 (5)
      --pages N          how many pages are shown at most (10)
      --live             ask the real API; a token in the environment's GITHUB_TOKEN is sent
      --verbose          show the requests, on standard error
      --help             show this text
    """

  var query = ""
  var searchesUsers = false
  var sort: String?
  var order = SortOrder.descending
  var pageSize = 5
  var pageLimit = 10
  var isLive = false
  var isVerbose = false
  var wantsHelp = false

  /// What is wrong with a command line.
  struct UsageError: Error, Equatable {
    let message: String
  }

  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--users": searchesUsers = true
      case "--ascending": order = .ascending
      case "--live": isLive = true
      case "--verbose": isVerbose = true
      case "--help", "-h": wantsHelp = true
      case "--sort": sort = try Self.value(of: argument, from: &rest)
      case "--page-size": pageSize = try Self.number(of: argument, in: 1...100, from: &rest)
      case "--pages": pageLimit = try Self.number(of: argument, in: 1...1_000, from: &rest)
      case _ where argument.hasPrefix("-"): throw UsageError(message: "There is no option \(argument).")
      default: words.append(argument)
      }
    }
    query = words.joined(separator: " ")
    if query.isEmpty && !wantsHelp { throw UsageError(message: "What is to be searched for?") }
    try checkSort()
  }

  private func checkSort() throws(UsageError) {
    guard let sort else { return }
    let isKnown = searchesUsers ? UserSort(rawValue: sort) != nil : RepositorySort(rawValue: sort) != nil
    guard isKnown else { throw UsageError(message: "Nothing is sorted by “\(sort)”.") }
  }

  private static func value(of option: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value.") }
    return value
  }

  private static func number(
    of option: String, in range: ClosedRange<Int>, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    let value = try value(of: option, from: &rest)
    guard let number = Int(value), range.contains(number) else {
      throw UsageError(message: "\(option) is a number from \(range.lowerBound) to \(range.upperBound), not \(value).")
    }
    return number
  }
}
