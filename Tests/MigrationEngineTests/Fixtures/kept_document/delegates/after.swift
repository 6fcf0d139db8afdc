import Bridge
import LegacyJSON

struct Message: LegacyDecodable {
  var document: JSON

  var id: Int {
    get { return document["id"].intValue }
    set { document["id"].int = newValue }
  }

  init(from decoder: any Decoder) throws { try self.init(document: decoder.legacyContainer().value(JSON.self)) }
  internal init(document: JSON = [:]) {
    self.document = document
  }
}

func empty() -> Message { Message() }
