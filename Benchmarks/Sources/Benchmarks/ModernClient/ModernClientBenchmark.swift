import ClientStubs
import Foundation
import HTTPTransport
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What ModernClient promises about its speed.
enum ModernClientBenchmark {
  /// How many calls a turn has, one after the other.
  private static let calls = 25

  static func run() async throws -> [Promise] {
    let page = ProductsDocument.data(count: 25)
    let server = try PageServer(page: page)
    return try await compare(server.url, bytes: page.count)
  }

  private static func compare(_ url: URL, bytes: Int) async throws -> [Promise] {
    let session = URLSession(configuration: .default)
    let plain = HTTPClient(configuration: .init(baseURL: url))
    let stacked = HTTPClient(
      configuration: .init(
        baseURL: url,
        middlewares: Middleware.Stack {
          NetworkActivityMiddleware.separate()
          TokenRefreshMiddleware(Tokens(), token: "secret")
          DuplicateSubmissionMiddleware()
          LoggingMiddleware(level: .summary, write: { _ in })
          StubMiddleware([])
        }))
    var comparison = Comparison(
      title: "\(calls) calls on loopback, one after the other, each of \(bytes) bytes",
      ways: [
        .init(name: "URLSession's data task, and JSONDecoder") {
          var sum = 0
          for _ in 0..<calls {
            let (data, _) = try await session.data(from: url.appendingPathComponent("products"))
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            sum += try decoder.decode(Products.self, from: data).items.count
          }
          return sum
        },
        .init(name: "HTTPClient") { try await total(plain) },
        .init(name: "HTTPClient with the five middlewares of the seed") { try await total(stacked) },
      ])
    comparison.rounds = 151
    let times = try await comparison.measure()
    return [
      Promise("A call costs what a bare data task costs", times.ratio(of: 1, to: 0), atMost: 1.1),
      Promise("With five middlewares, too", times.ratio(of: 2, to: 0), atMost: 1.2),
    ]
  }

  private static func total(_ client: HTTPClient) async throws -> Int {
    var sum = 0
    for _ in 0..<calls { sum += try await client.call(ProductsRequest()).items.count }
    return sum
  }
}

private struct ProductsRequest: HTTPGetRequest {
  typealias Response = Products
  let endpoint: any HTTPEndpointConvertible = .path("products")
}

private struct Tokens: TokenAuthenticator {
  func authorize(_ request: inout URLRequest, with token: String) {
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
  }

  func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String { "fresh" }
}
