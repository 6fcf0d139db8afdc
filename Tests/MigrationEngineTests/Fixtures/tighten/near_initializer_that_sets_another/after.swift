// reason: `id` stays optional: `init(name: String)` gives it no value

struct Model: Codable {
  var id: Int?
  var name: String

  init(name: String) {
    self.name = name
  }
}
