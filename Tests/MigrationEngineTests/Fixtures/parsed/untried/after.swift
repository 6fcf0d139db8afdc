import Foundation
import Bridge
import LegacyJSON

struct Code: LegacyDecodable {
  let id: Int?
}

func names(_ data: Data) throws -> [String] {
  let old = JSON(parsing: data)
  let fragments = LegacyJSON.JSON.init(parsing: data, options: [])
  let sum = try JSON(data: data)["a"].intValue + JSON(data: data)["b"].intValue
  let all = try [data].map { _ in JSON(parsing: data) }
  let maybe = try? JSON(data: data)
  return [old.stringValue, fragments.stringValue, "\(sum)", all[0].stringValue, maybe?.string ?? ""]
}
