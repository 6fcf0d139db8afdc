// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// With the document's keys as property names, which spares Foundation's decoder all work on keys.
struct VerbatimProduct: Decodable {
  let id: Int
  let product_id: String
  let name: String
  let price: String
  let coin: Int
  let rate: Double
  let is_new: Bool
  let image_url: URL?
  let campaign: Campaign?
  let tags: [String]
}

struct VerbatimProducts: Decodable {
  let items: [VerbatimProduct]
}
