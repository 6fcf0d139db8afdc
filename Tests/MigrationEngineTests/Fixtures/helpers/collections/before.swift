import SwiftyJSON

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element == JSON {
  var texts: [String] { map { $0.stringValue } }
  func without(flag key: String) -> [JSON] { filter { !$0[key].boolValue } }
}

struct Item {
  let cover: String
  let tags: [String]
  let shown: [Int]
  let last: Int?

  init(json: JSON) {
    cover = json["covers"].arrayValue[safe: 0]?.stringValue ?? ""
    tags = json["tags"].arrayValue.texts
    shown = json["rows"].arrayValue.without(flag: "hidden").map { $0["id"].intValue }
    let versions = json["versions"].arrayValue
    last = versions.count > 0 ? versions[versions.count - 1].int : nil
  }
}
