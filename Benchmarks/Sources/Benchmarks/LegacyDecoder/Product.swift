import Bridge
import Foundation

/// The new form of `LegacyProduct`, on its way: the old rules.
struct LenientProduct: LegacyDecodable {
  let id: Int
  let productId: String
  let name: String
  let price: Int
  let coin: Int
  let rate: Double
  let isNew: Bool
  let imageUrl: URL?
  let campaign: LenientCampaign?
  let tags: [String]
}

struct LenientCampaign: LegacyDecodable {
  let id: Int
  let title: String
}

struct LenientProducts: LegacyDecodable {
  let items: [LenientProduct]
}

/// The same at the end of the way: plain, for Foundation's decoder. What it says suits the document.
struct Product: Decodable, Sendable {
  let id: Int
  let productId: String
  let name: String
  let price: String
  let coin: Int
  let rate: Double
  let isNew: Bool
  let imageUrl: URL?
  let campaign: Campaign?
  let tags: [String]
}

struct Campaign: Decodable, Sendable {
  let id: Int
  let title: String
}

struct Products: Decodable, Sendable {
  let items: [Product]
}
