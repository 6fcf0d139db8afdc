// reason: needs a written initializer: `page = Settings.get(json["page"], \.int)` is not understood
import SwiftyJSON

struct Settings {
  let page: Int?

  init(json: JSON) {
    page = Settings.get(json["page"], \.int)
  }

  private static func get<T>(_ json: JSON, _ path: KeyPath<JSON, T>) -> T {
    return json[keyPath: path]
  }
}
