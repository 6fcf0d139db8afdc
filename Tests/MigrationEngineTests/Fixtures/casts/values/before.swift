import Foundation
import LegacyJSON

struct Item {
  let title: String?
  let count: Int?
  let weight: Double
  let isNew: Bool
  let tags: [String]
  let names: [String]?
  let links: [[String: String]]?
  let texts: [String: String]
  let first: String

  init(json: JSON) {
    title = json["title"].rawValue as? String
    count = json["count"].object as? Int
    weight = (json["sizes"]["weight"].object as? Double) ?? 1.5
    isNew = json["new"].rawValue as? Bool ?? false
    tags = json["tags"].arrayObject as? [String] ?? []
    names = json["names"].object as? [String]
    links = json["links"].array?.compactMap { $0.dictionaryObject as? [String: String] }
    texts = json["texts"].dictionaryObject as? [String: String] ?? [:]
    first = json["first"].object as! String
  }
}

struct Sizes {
  let id: Int?
  let size: Int64
  let ratio: Double?
  let code: UInt
  let last: Int?

  init(json: JSON) {
    id = json["id"].number?.intValue
    size = json["size"].numberValue.int64Value
    ratio = json["ratio"].number?.doubleValue
    code = json["code"].numberValue.uintValue
    last = json["sizes"].arrayValue.last?["id"].number?.intValue
  }
}
