// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Bridge
import LegacyJSON

/// Keys in snake_case, as they are, with acronyms, digits and underscores, and a type that spells its own.
enum KeysPair: ModelPair {
  static let keys = [
    "product_id", "image_url_path", "__v", "_id", "image1x", "ETag", "is_new", "camel", "productId", "imageURLPath",
    "is-odd",
  ]
  static let suitable = ["camel": [#"{"id":1,"kind":"k"}"#, #"{"productId":1}"#, #"{"id":"2","kind":3}"#]]

  final class OldCamel: JSONDeserializable {
    let productId: Int, kind: String?
    init(json: JSON) {
      productId = json["id"].intValue
      kind = json["kind"].string
    }
  }

  final class Old: JSONDeserializable {
    let productID: Int, imageURLPath: String?, __v: Int?, _id: String, image1x: Bool, tag: String?, isNew: Bool?,
      isOdd: Bool
    let camel: OldCamel?

    init(json: JSON) {
      productID = json["product_id"].intValue
      imageURLPath = json["image_url_path"].string
      __v = json["__v"].int
      _id = json["_id"].stringValue
      image1x = json["image1x"].boolValue
      tag = json["ETag"].string
      isNew = json["is_new"].bool
      isOdd = json["is-odd"].boolValue
      camel = json["camel"] == JSON.null ? nil : OldCamel(json: json["camel"])
    }
  }

  struct NewCamel: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys] }
    let productId: Int, kind: String?
    private enum CodingKeys: String, CodingKey {
      case productId = "id"
      case kind
    }
  }

  struct New: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys] }
    let productID: Int, imageURLPath: String?, __v: Int?, _id: String, image1x: Bool, tag: String?, isNew: Bool?,
      isOdd: Bool
    let camel: NewCamel?

    private enum CodingKeys: String, CodingKey {
      case productID = "product_id"
      case imageURLPath = "image_url_path"
      case __v, _id, image1x
      case tag = "ETag"
      case isNew = "is_new"
      case isOdd = "is-odd"
      case camel
    }
  }
}
