import Bridge

class Entry: Base {
  var parts: [String] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    try load(container)
  }

  func load(_ json: LegacyContainer) throws {
    let task = { self.parts = json.strings() ?? [] }
    task()
  }
}
