import Foundation
import LegacyJSON

/// A model of the old kind.
final class LegacyProduct {
  let id: Int
  let productID: String
  let name: String
  let price: Int
  let coin: Int
  let rate: Double
  let isNew: Bool
  let imageURL: URL?
  let campaignTitle: String?
  let tags: [String]

  init(json: JSON) {
    id = json["id"].intValue
    productID = json["product_id"].stringValue
    name = json["name"].stringValue
    price = json["price"].intValue
    coin = json["coin"].intValue
    rate = json["rate"].doubleValue
    isNew = json["is_new"].boolValue
    imageURL = json["image_url"].url
    campaignTitle = json["campaign"] == JSON.null ? nil : json["campaign"]["title"].stringValue
    tags = json["tags"].arrayValue.map(\.stringValue)
  }

  init(copying json: CopyingJSON) {
    id = json["id"].intValue
    productID = json["product_id"].stringValue
    name = json["name"].stringValue
    price = json["price"].intValue
    coin = json["coin"].intValue
    rate = json["rate"].doubleValue
    isNew = json["is_new"].boolValue
    imageURL = json["image_url"].url
    campaignTitle = json["campaign"].isNull ? nil : json["campaign"]["title"].stringValue
    tags = json["tags"].arrayValue.map(\.stringValue)
  }

  var checksum: Int {
    id &+ price &+ coin &+ Int(rate * 10) &+ (isNew ? 1 : 0) &+ name.utf8.count &+ tags.count
      &+ (campaignTitle?.utf8.count ?? 0) &+ (imageURL == nil ? 0 : 1)
  }
}
