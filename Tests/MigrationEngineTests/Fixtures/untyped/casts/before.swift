import Foundation
import LegacyJSON

struct Item {
  let ids: [Int]
  let flags: [String: Bool]?
  let scores: [Double]
  let names: [String: Any]
  let isText: Bool

  init(json: JSON) {
    ids = json["ids"].arrayObject as? [Int] ?? []
    flags = json["flags"].dictionaryObject as? [String: Bool]
    scores = (json["scores"].object as? [Double])?.map { $0 / 2 } ?? []
    names = json["names"].dictionaryObject as? [String: Any] ?? [:]
    isText = json["value"].object is String
  }
}
