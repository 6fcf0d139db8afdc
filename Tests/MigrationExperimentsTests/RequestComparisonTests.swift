import Bridge
import Foundation
import MigrationExperiments
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests are the same when all that is sent is: their own equality looks at less.
@Suite struct RequestComparisonTests {
  private static func request(_ change: (inout URLRequest) -> Void = { _ in }) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.test/a")))
    request.httpMethod = "POST"
    request.httpBody = Data("a".utf8)
    request.setValue("7", forHTTPHeaderField: "X-App")
    change(&request)
    return request
  }

  private static let changes: [(path: String, change: @Sendable (inout URLRequest) -> Void)] = [
    ("method", { $0.httpMethod = "PUT" }),
    ("url", { $0.url = URL(string: "https://example.test/b") }),
    (#"headers["x-app"]"#, { $0.setValue("8", forHTTPHeaderField: "X-App") }),
    (#"headers["x-more"]"#, { $0.setValue("8", forHTTPHeaderField: "X-More") }),
    ("body", { $0.httpBody = Data("b".utf8) }),
    ("body", { $0.httpBody = nil }),
    ("timeout", { $0.timeoutInterval = 3 }),
    ("cachePolicy", { $0.cachePolicy = .reloadIgnoringLocalCacheData }),
    ("handlesCookies", { $0.httpShouldHandleCookies = false }),
  ]

  @Test(arguments: changes.indices) func aChangeIsFoundWhereItIs(index: Int) throws {
    let (path, change) = Self.changes[index]
    let result = try ValueComparison().compare(Self.request(), with: Self.request(change))
    #expect(result.differences.map(\.path.description) == [path])
  }

  @Test func fieldsAreTheSameHoweverTheirNamesAreSpelled() throws {
    let other = try Self.request {
      $0.setValue(nil, forHTTPHeaderField: "X-App")
      $0.setValue("7", forHTTPHeaderField: "x-app")
    }
    let result = try ValueComparison().compare(Self.request(), with: other)
    #expect(result.isEqual, "\(result)")
    #expect(result.notes.isEmpty)
  }
}
