// reason: needs a written initializer: `if let id = json["id"].int {
import LegacyJSON

struct Tag {
  let id: Int

  init?(json: JSON) {
    if let id = json["id"].int {
      self.id = id
    } else {
      Log.shared.note("no id")
      return nil
    }
  }
}

final class Log {
  static let shared = Log()
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
