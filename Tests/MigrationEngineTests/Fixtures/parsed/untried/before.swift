import Foundation
import SwiftyJSON

struct Code {
  let id: Int?

  init(json: JSON) { id = json["id"].int }
}

func names(_ data: Data) throws -> [String] {
  let old = JSON(data: data)
  let fragments = SwiftyJSON.JSON.init(data: data, options: [])
  let sum = try JSON(data: data)["a"].intValue + JSON(data: data)["b"].intValue
  let all = try [data].map { _ in JSON(data: data) }
  let maybe = try? JSON(data: data)
  return [old.stringValue, fragments.stringValue, "\(sum)", all[0].stringValue, maybe?.string ?? ""]
}
