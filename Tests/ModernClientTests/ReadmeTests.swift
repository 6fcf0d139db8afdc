import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

private enum Readme {
  // Begin: what the README shows.
  enum Shop: String, HTTPEndpointConvertible {
    case products, purchases
    var root: URL? { URL(string: "https://shop.example.com/v1") }
  }

  struct Product: Codable, Sendable {
    let productId: Int
    let name: String
    let coin: Int?
  }

  struct SearchProducts: HTTPGetRequest {
    typealias Response = [Product]
    let endpoint: any HTTPEndpointConvertible = Shop.products
    let word: String
    var parameters: [String: ParameterValue] { ["word": .text(word), "page_size": 20] }
  }
  // End.
}

/// The API that the README defines is this file's, and it works.
@Suite struct ReadmeTests {
  @Test func theREADMEShowsFifteenLinesThatAreCompiled() throws {
    // Through links: a package may have its tests elsewhere.
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let compiled = lines(
      of: try String(contentsOf: file, encoding: .utf8), from: "// Begin: what the README shows.", to: "// End.")
    let shown = lines(
      of: try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8),
      from: "<!-- ReadmeTests -->", to: "```", after: "```swift")
    #expect(compiled.count == 15)
    #expect(shown == compiled)
  }

  @Test func theyAreAllThatACallNeeds() async throws {
    try await withServer { request in
      let name = "\(request.path)?\(request.query.joined(separator: "&"))"
      return ServerResponse(#"[{"product_id": 5, "name": "\#(name)"}]"#)
    } _: { url in
      let search = Readme.SearchProducts(word: "gem & co")
      let address = try search.urlRequest().url?.absoluteString
      #expect(address == "https://shop.example.com/v1/products?page_size=20&word=gem%20%26%20co")
      let products = try await HTTPClient(configuration: .init(timeout: patience)).call(
        BaseURLInjectableRequest(request: search, baseURL: url))
      #expect(products.map(\.productId) == [5])
      #expect(products.first?.name == "/products?page_size=20&word=gem & co")
      #expect(products.first?.coin == nil)
    }
  }

  /// The lines between two marks, without the blank ones and however they are indented.
  private func lines(of text: String, from begin: String, to end: String, after opening: String? = nil) -> [String] {
    var lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
    for mark in [begin, opening].compactMap({ $0 }) {
      lines = lines.drop { $0 != mark }.dropFirst()
    }
    return lines.prefix { $0 != end }.filter { !$0.isEmpty }
  }
}
