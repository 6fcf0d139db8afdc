import Foundation
import LegacyJSON

/// What LegacyJSON promises about its speed.
enum LegacyJSONBenchmark {
  static func run() async throws -> [Promise] {
    let document = ProductsDocument.data(count: 4_000)
    print("LegacyJSON: \(document.count) bytes, 4,000 objects. Medians.")
    return try await mapping(document) + parsing(document) + reading()
  }

  private static func mapping(_ document: Data) async throws -> [Promise] {
    let times = try await Comparison(
      title: "Parse and map to the legacy model (measured with SwiftyJSON itself: 792 ms)",
      ways: [
        .init(name: "SwiftyJSON's way: JSONSerialization, and a tree that copies") {
          try CopyingJSON(data: document)["items"].arrayValue.map(LegacyProduct.init(copying:)).checksum
        },
        .init(name: "LegacyJSON") {
          try JSON(data: document)["items"].arrayValue.map(LegacyProduct.init(json:)).checksum
        },
      ]
    ).measure()
    return [Promise("Parse and map is faster than SwiftyJSON's way", times.ratio(of: 0, to: 1), atLeast: 8)]
  }

  private static func parsing(_ document: Data) async throws -> [Promise] {
    let times = try await Comparison(
      title: "Parse alone (measured before: JSONSerialization 51 ms, SwiftyJSON 226 ms)",
      ways: [
        .init(name: "JSONSerialization") {
          (try JSONSerialization.jsonObject(with: document) as? [String: Any])?.count ?? 0
        },
        .init(name: "LegacyJSON") { try JSON(data: document).count },
      ]
    ).measure()
    return [Promise("Parse alone takes as long as JSONSerialization", times.ratio(of: 1, to: 0), atMost: 1)]
  }

  /// Chained reads in documents of very different size: so many that a busy machine's other work falls on all alike.
  private static func reading() async throws -> [Promise] {
    let counts = [40, 4_000, 40_000]
    let times = try await Comparison(
      title: #"100,000 times json["items"][i]["id"] (SwiftyJSON, measured: about 200 ms for one, of 4,000)"#,
      ways: try counts.map { count in
        let json = try JSON(data: ProductsDocument.data(count: count))
        return .init(name: "of \(count) items") {
          (0..<100_000).reduce(0) { sum, turn in sum &+ json["items"][turn &* 7919 % 40]["id"].intValue }
        }
      }
    ).measure()
    return [Promise("A read among 40,000 items takes as long as among 40", times.ratio(of: 2, to: 0), atMost: 1.5)]
  }
}

extension [LegacyProduct] {
  fileprivate var checksum: Int { reduce(0) { $0 &+ $1.checksum } }
}
