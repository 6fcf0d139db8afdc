import Bridge
import LegacyJSON

struct Message: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> var document: JSON

  var id: Int {
    get { return document["id"].intValue }
    set { document["id"].int = newValue }
  }

  init(document: JSON = [:]) { self.init(json: document) }
}

func empty() -> Message { Message() }
