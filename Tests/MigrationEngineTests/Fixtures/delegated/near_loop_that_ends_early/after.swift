// reason: needs a written initializer: `self.init(names: json["names"].arrayValue.map { $0.stringValue })` is not understood
import Bridge

struct Point: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(names: container.value([String].self, at: "names"))
  }

  init(names: [String]) {
    for name in names {
      if name.isEmpty { break }
      self.names.append(name)
    }
  }
}
