import Bridge
import Foundation
import LegacyJSON

/// What LegacyDecoder promises about its speed.
enum LegacyDecoderBenchmark {
  static func run() async throws -> [Promise] {
    let document = ProductsDocument.data(count: 4_000)
    let snakeCase = JSONDecoder()
    snakeCase.keyDecodingStrategy = .convertFromSnakeCase
    let times = try await Comparison(
      title:
        "Decode \(document.count) bytes, 4,000 objects (measured before: JSONDecoder 53 ms with CodingKeys, 79 with snake_case)",
      ways: [
        .init(name: "JSONDecoder, keys as they are") {
          try JSONDecoder().decode(VerbatimProducts.self, from: document).items.count
        },
        .init(name: "JSONDecoder, convertFromSnakeCase") {
          try snakeCase.decode(Products.self, from: document).items.count
        },
        .init(name: "LegacyDecoder, LegacyDecodable types") {
          try LegacyDecoder().decode(LenientProducts.self, from: document).items.count
        },
        .init(name: "LegacyDecoder, plain types") {
          try LegacyDecoder().decode(Products.self, from: document).items.count
        },
        .init(name: "SwiftyJSON's way: parse, and map by hand") {
          try CopyingJSON(data: document)["items"].arrayValue.map(LegacyProduct.init(copying:)).count
        },
      ]
    ).measure()
    return [
      Promise(
        "LegacyDecoder takes less time than JSONDecoder, keys as they are", times.ratio(of: 2, to: 0), atMost: 0.6),
      Promise("LegacyDecoder is faster than SwiftyJSON's way", times.ratio(of: 4, to: 2), atLeast: 10),
    ]
  }
}
