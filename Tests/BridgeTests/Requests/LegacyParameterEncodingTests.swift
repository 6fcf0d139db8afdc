import Bridge
import Foundation
import LegacyRequests
import ModernClient
import TestSupport
import Testing

/// `HTTPClient.ParameterEncoding.legacy` writes what the old requests write, for any parameters that both can express.
@Suite struct LegacyParameterEncodingTests {
  private struct OldParams: RequestParams {
    let values: [String: Any]
    var contentType = ContentType.none

    func getUrl() -> String? { "https://example.test/search" }
    func getRequestParams() -> Any { values }
    func getContentType() -> ContentType { contentType }
  }

  private struct Ask: HTTPGetRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("search")
    let parameters: [String: ParameterValue]
    let parameterEncoding = HTTPClient.ParameterEncoding.legacy
  }

  private func oldQuery(_ values: [String: Any]) throws -> String? {
    try GetRequest<CoinResponse.Old>(params: OldParams(values: values), referer: "").legacyURLRequest().url?
      .absoluteString
  }

  private func newQuery(_ values: [String: ParameterValue]) throws -> String? {
    try Ask(parameters: values).urlRequest(baseURL: URL(string: "https://example.test")).url?.absoluteString
  }

  @Test func eachKindOfValueIsWrittenTheSame() throws {
    let price = try #require(Decimal(string: "19.90"))
    let old: [String: Any] = [
      "text": "a b&[]=é", "yes": true, "no": false, "int": -5, "big": UInt64.max, "double": 1.0, "tenth": 0.1,
      "float": Float(0.1), "price": price, "url": URL(string: "https://a.test/?b=c") as Any, "none": Int?.none as Any,
      "list": [1, 2], "flags": [true, false], "empty": [Int](), "user": ["name": "A", "home": ["zip": 1]],
      "rows": [["id": 1, "tags": ["x"]], ["id": 2]], "grid": [[1, 2], [3]], "mixed": [1, ["a": true], [2]] as [Any],
    ]
    let new: [String: ParameterValue] = [
      "text": "a b&[]=é", "yes": true, "no": false, "int": -5, "big": .unsigned(.max), "double": .number(1),
      "tenth": 0.1, "float": Float(0.1).parameterValue, "price": price.parameterValue, "url": "https://a.test/?b=c",
      "list": [1, 2], "flags": [true, false], "empty": [], "user": ["name": "A", "home": ["zip": 1]],
      "rows": [["id": 1, "tags": ["x"]], ["id": 2]], "grid": [[1, 2], [3]], "mixed": [1, ["a": true], [2]],
    ]
    for (name, value) in old {
      #expect(try oldQuery([name: value]) == newQuery(new[name].map { [name: $0] } ?? [:]), "\(name)")
    }
    #expect(try oldQuery(old) == newQuery(new))
  }

  @Test func soAreAnyParameters() throws {
    var generator = SeededGenerator(seed: 2_611)
    for _ in 0..<300 {
      let (old, new) = Self.object(depth: 0, using: &generator)
      #expect(try oldQuery(old) == newQuery(new))
    }
  }

  @Test func aFormHasTheSameBytes() throws {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<50 {
      let (old, new) = Self.object(depth: 0, using: &generator)
      let request = PostRequest<CoinResponse.Old>(params: OldParams(values: old, contentType: .form), referer: "")
      #expect(try request.legacyURLRequest().httpBody == HTTPBody.form(new, encoding: .legacy).data())
    }
  }

  private static func object(
    depth: Int, using generator: inout SeededGenerator
  ) -> ([String: Any], [String: ParameterValue]) {
    var (old, new): ([String: Any], [String: ParameterValue]) = ([:], [:])
    for index in 0..<Int.random(in: 0...4, using: &generator) {
      let name = ["a", "B", "é", "x y", "k[]"].randomElement(using: &generator).map { $0 + String(index) } ?? ""
      (old[name], new[name]) = value(depth: depth, using: &generator)
    }
    return (old, new)
  }

  private static func value(depth: Int, using generator: inout SeededGenerator) -> (Any, ParameterValue) {
    switch Int.random(in: 0..<(depth < 3 ? 7 : 5), using: &generator) {
    case 0:
      let value = Int.random(in: -3...300, using: &generator)
      return (value, .integer(Int64(value)))
    case 1:
      let value = Bool.random(using: &generator)
      return (value, .bool(value))
    case 2:
      let value = Double.random(in: -1e9...1e9, using: &generator)
      return (value, .number(value))
    case 3:
      let value = Decimal(Int.random(in: -999...999, using: &generator)) / 100
      return (value, .decimal(value))
    case 4:
      let value = ["", "a", "1,2", "ü&="].randomElement(using: &generator) ?? ""
      return (value, .text(value))
    case 5:
      let elements = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        value(depth: depth + 1, using: &generator)
      }
      return (elements.map(\.0), .array(elements.map(\.1)))
    default:
      let (old, new) = object(depth: depth + 1, using: &generator)
      return (old, .object(new))
    }
  }
}
