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

extension JSON {
  init(resource name: String) {
    guard let data = FileManager.default.contents(atPath: name) else {
      self.init([:] as [String: Any])
      return
    }
    self.init(data: data)
  }

  init(base64 text: String) throws { try self.init(data: Data(base64Encoded: text) ?? Data()) }

  static func named(_ data: Data) -> JSON { return Self(data: data) }

  static func made(_ data: Data) -> JSON { return Self.init(data: data) }

  struct Page {
    let data: Data

    init(other: Page) { self.init(data: other.data) }

    init(data: Data) { self.data = data }
  }
}
