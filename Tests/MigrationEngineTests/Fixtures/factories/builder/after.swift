import Bridge
import LegacyJSON

final class UserBuilder {
  private var id: Int?
  private var name = ""

  func build() -> User? {
    guard let id = id else { return nil }
    return User(id: id, name: name)
  }
}

struct User: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @Coerced private(set) var name: String
}

func user(in json: JSON) -> User? { User(json: json["user"]) }
