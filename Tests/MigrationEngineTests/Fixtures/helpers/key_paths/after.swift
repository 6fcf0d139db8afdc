import Bridge
import ModernClient

struct Item: LegacyDecodable {
  var title: String?
  var price: Double?
  @DefaultZero private(set) var id: Int
  let tags: [String]
}
