// reason: is not understood
import SwiftyJSON

struct Loud {
  let text: String

  static func decode(_ json: JSON) -> Loud? {
    print("decodes")
    return json.string.map { Loud(text: $0) }
  }
}

struct LoudPost {
  let first: Loud?

  init(json: JSON) { first = .decode(json["first"]) }
}
