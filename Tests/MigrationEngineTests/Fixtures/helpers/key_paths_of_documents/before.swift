import SwiftyJSON

struct Settings {
  let name: String
  let page: Int
  let ratio: Double

  init(json: JSON) {
    name = Settings.get(json, "name", \JSON.string, "Untitled")
    page = Settings.get(json, "page", \.int, 1)
    ratio = Settings.get(json, "ratio", \.double, 1.5)
  }

  private static func get<T>(_ json: JSON, _ key: String, _ path: KeyPath<JSON, T?>, _ fallback: T) -> T {
    return json[key][keyPath: path] ?? fallback
  }
}
