// reason: is not understood
import SwiftyJSON

enum PartError: Error {
  case missing
}

struct Part {
  let id: Int

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw PartError.missing }
    self.id = id
  }
}

struct Whole {
  let part: Part?
  let text: String

  init(json: JSON) {
    do {
      part = try Part(json: json["part"])
      text = ""
    } catch {
      part = nil
      text = "no part: \("\(error)".isEmpty)"
    }
  }
}
