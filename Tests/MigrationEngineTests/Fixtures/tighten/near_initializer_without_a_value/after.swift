// reason: `id` stays optional: `init()` gives it no value
// reason: `id` stays optional: `init()` gives it no value

struct Model: Codable {
  var id: Int?
  var name: String?

  init() {}
}
