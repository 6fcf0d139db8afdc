import Foundation

/// Finds recorded results, and says so in the shape of GitHub's documentation.
struct RecordedSearch: Sendable {
  /// What is sent.
  struct Response: Equatable {
    var status = 200
    var link: String?
    var body: Data
  }

  /// Arrays of results, by the path that searches them.
  let results: [String: Data]

  func response(to path: String, query: [String: String], address: String) throws -> Response {
    guard let recorded = results[path] else {
      return Response(status: 404, body: try Self.failure("Not Found"))
    }
    let text = (query["q"] ?? "").trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      return Response(status: 422, body: try Self.failure("Validation Failed"))
    }
    let found = try Self.sorted(try Self.items(in: recorded, matching: text), by: query)
    let size = min(max(query["per_page"].flatMap { Int($0) } ?? 30, 1), 100)
    let page = max(query["page"].flatMap { Int($0) } ?? 1, 1)
    let last = max((found.count + size - 1) / size, 1)
    let items = page > last ? [] : Array(found.dropFirst((page - 1) * size).prefix(size))
    let body = try JSONSerialization.data(
      withJSONObject: ["total_count": found.count, "incomplete_results": false, "items": items],
      options: [.sortedKeys])
    return Response(link: page < last ? Self.link(address, query, next: page + 1, last: last) : nil, body: body)
  }

  private static func items(in recorded: Data, matching text: String) throws -> [[String: Any]] {
    let items = try JSONSerialization.jsonObject(with: recorded) as? [[String: Any]] ?? []
    let words = text.lowercased().split(separator: " ")
    return items.filter { item in
      let topics = item["topics"] as? [String] ?? []
      let texts = ["full_name", "login", "description", "language"].compactMap { item[$0] as? String } + topics
      let all = texts.joined(separator: " ").lowercased()
      return words.allSatisfy { all.contains($0) }
    }
  }

  private static func sorted(_ items: [[String: Any]], by query: [String: String]) throws -> [[String: Any]] {
    let names = ["stars": "stargazers_count", "forks": "forks_count", "updated": "updated_at"]
    guard let name = query["sort"].flatMap({ names[$0] }) else { return items }
    let ascending = items.sorted { first, second in
      if let first = first[name] as? Int, let second = second[name] as? Int { return first < second }
      return (first[name] as? String ?? "") < (second[name] as? String ?? "")
    }
    return query["order"] == "asc" ? ascending : ascending.reversed()
  }

  private static func link(_ address: String, _ query: [String: String], next: Int, last: Int) -> String {
    func target(_ page: Int) -> String {
      var components = URLComponents(string: address)
      let items = query.merging(["page": String(page)]) { _, new in new }.sorted { $0.key < $1.key }
      components?.queryItems = items.map { URLQueryItem(name: $0.key, value: $0.value) }
      return components?.string ?? address
    }
    return "<\(target(next))>; rel=\"next\", <\(target(last))>; rel=\"last\""
  }

  private static func failure(_ message: String) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: ["message": message, "documentation_url": "https://docs.github.com/rest/search/search"],
      options: [.sortedKeys])
  }
}
