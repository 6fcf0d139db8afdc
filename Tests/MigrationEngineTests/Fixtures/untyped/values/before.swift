import Foundation
import LegacyJSON

struct Item {
  let id: String
  let any: Any
  let raw: Any
  let rows: [Any]?
  let firstRow: Any?
  let properties: [String: Any]
  let links: [[String: Any]]
  let text: String
  let shown: String
  let whole: String

  init(json: JSON) {
    id = json["id"].stringValue.lowercased()
    any = json["any"].object
    raw = json["raw", 0].rawValue
    rows = json["rows"].arrayObject
    firstRow = json["rows"].array?.first?.object
    properties = json["meta"]["properties"].dictionaryObject ?? [:]
    links = json["links"].arrayValue.compactMap { $0.dictionaryObject }
    text = json["text"].rawString() ?? ""
    shown = json["shown"].description
    whole = json.debugDescription
  }
}
