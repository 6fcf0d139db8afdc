import Foundation
import LegacyJSON

struct Page {
  let number: Int
  let owner: Owner
  let rows: [String]
  let note: String
  let meta: Owner
  let lines: Int

  init(json: JSON) {
    number = max(json["number"].intValue, 1)
    owner = Owner(json: JSON(json["owner"].dictionaryObject ?? [:]))
    rows = JSON(json["rows"].arrayObject ?? []).arrayValue.map { $0.stringValue }
    let extra = JSON(json["extra"].object)
    note = extra["note"].stringValue
    meta = Owner(json: JSON([:]))
    lines = JSON(json["text"].stringValue).count
  }
}

struct Owner {
  let name: String
  let isEmpty: Bool

  init(json: JSON) {
    name = json["name"].stringValue.uppercased()
    isEmpty = json.isEmpty
  }
}
