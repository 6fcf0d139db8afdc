import Foundation
import LegacyJSON

struct CastItem {
  let a: String?
  let b: Int?
  let c: Double?
  let d: Bool
  let e: [String]
  let f: [[String: String]]?
  let g: [String: String]
  let h: [[String]]?

  init(json: JSON) {
    a = json["a"].rawValue as? String
    b = json["b"].object as? Int
    c = json["c"].object as? Double
    d = json["d"].rawValue as? Bool ?? false
    e = json["e"].object as? [String] ?? ["none"]
    f = json["f"].array?.compactMap { $0.dictionaryObject as? [String: String] }
    g = json["g"].dictionaryObject as? [String: String] ?? [:]
    h = json["h"].arrayObject as? [[String]]
  }
}

struct NumberItem {
  let a: Int?
  let b: Int64
  let c: Double?
  let d: UInt8
  let e: Float?
  let f: UInt

  init(json: JSON) {
    a = json["a"].number?.intValue
    b = json["b"].numberValue.int64Value
    c = json["c"].number?.doubleValue
    d = json["d"].numberValue.uint8Value
    e = json["e"].number?.floatValue
    f = json["f"].numberValue.uintValue
  }
}
