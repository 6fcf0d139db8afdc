// reason: needs a written initializer: `day = json["day"].shownDay` is not understood: `marked(text)`
import SwiftyJSON

func marked(_ text: String) -> String { "on \(text)" }

extension JSON {
  func every<T>(_ key: String, _ make: (JSON) -> T) -> [T] { self[key].arrayValue.map(make) }

  var shownDay: String? {
    guard let text = string else { return nil }
    return marked(text)
  }
}

struct Holiday {
  let day: String?
  let guests: [Int]

  init(json: JSON) {
    day = json["day"].shownDay
    guests = json.every("guests") { $0["id"].intValue }
  }

  func marked(_ text: String) -> String { text }
}
