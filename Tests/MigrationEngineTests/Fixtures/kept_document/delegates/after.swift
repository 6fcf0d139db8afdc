import Bridge
import LegacyJSON

struct Message: LegacyDecodable, ContainerDecodable {
  var document: JSON

  var id: Int {
    get { return document["id"].intValue }
    set { document["id"].int = newValue }
  }

  init(from container: LegacyContainer) throws { try self.init(document: container.decode(JSON.self)) }
  internal init(document: JSON = [:]) {
    self.document = document
  }
}

func empty() -> Message { Message() }
