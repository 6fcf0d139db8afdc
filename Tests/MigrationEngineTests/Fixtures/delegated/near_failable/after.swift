// reason: asks for more than its properties: `.refusesUnless {
import Bridge

struct User: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { try $0.value(Int.self, at: "id") != 0 }] }
  let id: Int

  init?(id: Int) {
    self.id = id
    if id == 0 { return nil }
  }
}

let nobody = User(id: 0)
