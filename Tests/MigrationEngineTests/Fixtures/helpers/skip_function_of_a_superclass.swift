// reason: the document is handed on
import SwiftyJSON

class Reader {
  func int(_ json: JSON) -> Int? { json.int }
}

final class LongReader: Reader {
  override func int(_ json: JSON) -> Int? { json["value"].int }
}

struct Item {
  var id: Int?

  init(json: JSON, reader: Reader = LongReader()) { id = reader.int(json["id"]) }
}
