// reason: `id` stays optional: `init(id: Int)` gives it no value

struct Model: Codable {
  var id: Int?
  var name: String?

  init(id: Int) {
    log()
    self.id = id
    name = ""
  }

  private func log() { print(name ?? "none") }
}
