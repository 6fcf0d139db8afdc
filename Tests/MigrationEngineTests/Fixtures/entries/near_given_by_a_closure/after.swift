// reason: needs a written initializer: callers may give nil, which leaves the properties as they begin
import Bridge
import LegacyJSON

class User: LegacyDecodable {
  var name: String!

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
  }
  convenience init(fromJson json: JSON!) {
    guard let json = json else {
      self.init()
      return
    }
    self.init(json: json)
  }

  init() {}
}

func load(_ path: String, success: @escaping (JSON?) -> Void) {
  success(nil)
}

func user() {
  load("me") { json in print(User(fromJson: json).name ?? "") }
}
