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

extension JSON {
  init(resource name: String) {
    guard let data = FileManager.default.contents(atPath: name) else {
      self.init([:] as [String: Any])
      return
    }
    self.init(parsing: data)
  }

  init(base64 text: String) throws { try self.init(data: Data(base64Encoded: text) ?? Data()) }

  static func named(_ data: Data) -> JSON { return Self(parsing: data) }

  static func made(_ data: Data) -> JSON { return Self.init(parsing: data) }

  struct Page {
    let data: Data

    init(other: Page) { self.init(data: other.data) }

    init(data: Data) { self.data = data }
  }
}
