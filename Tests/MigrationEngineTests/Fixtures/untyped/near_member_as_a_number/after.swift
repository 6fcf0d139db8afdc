// reason: needs a written initializer: `age = values["age"] as? Int` is not understood: `values["age"] as? Int`
import Bridge

final class Account: LegacyDecodable {
  var age: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let values = container.dictionaryObject() ?? [:]
    age = values["age"] as? Int
  }
}
