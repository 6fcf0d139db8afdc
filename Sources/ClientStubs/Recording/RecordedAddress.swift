import Foundation
import HTTPTransport
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The method, path and query of a recorded request, with its secrets replaced. Its response answers the requests that
/// match.
struct RecordedAddress: Hashable {
  struct Item: Hashable {
    let name: String
    let value: String
  }

  let method: String
  let path: [String]
  /// The items of the query in their order, unescaped.
  let query: [Item]

  /// Takes an address apart. Not by `URL`, which refuses what stands for a secret.
  init(_ address: String, method: String = "GET") {
    self.method = method
    var rest = address.prefix { $0 != "#" }
    if let scheme = rest.range(of: "://") { rest = rest[scheme.upperBound...].drop { !"/?".contains($0) } }
    let path = rest.prefix { $0 != "?" }
    self.path = path.split(separator: "/").map { Self.unescaped($0) }
    query = rest.dropFirst(path.count + 1).split(separator: "&").map { item in
      let name = item.prefix { $0 != "=" }
      return Item(
        name: PercentEncoding.unescapedField(name),
        value: PercentEncoding.unescapedField(item.dropFirst(name.count + 1)))
    }
  }

  /// Returns whether the response answers a request.
  func matches(_ request: URLRequest) -> Bool {
    let other = RecordedAddress(request.url?.absoluteString ?? "", method: request.httpMethod ?? "GET")
    guard method == other.method, Self.match(path, other.path) else { return false }
    let values = values
    let others = other.values
    return values.count == others.count
      && values.allSatisfy { name, values in others[name].map { Self.match(values, $0) } ?? false }
  }

  /// The values of the query, by their names.
  private var values: [String: [String]] { Dictionary(grouping: query, by: \.name).mapValues { $0.map(\.value) } }

  private static func match(_ recorded: [String], _ others: [String]) -> Bool {
    recorded.count == others.count
      && zip(recorded, others).allSatisfy { $0 == $1 || $0.contains(Redaction.standard.replacement) }
  }

  private static func unescaped(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }
}
