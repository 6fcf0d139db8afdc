// reason: needs a written initializer: `age = values["age"] as? Int` is not understood: `values["age"] as? Int`
import Bridge

final class Account: LegacyDecodable, ContainerDecodable {
  var age: Int?

  init(from container: LegacyContainer) throws {
    let values = container.dictionaryObject() ?? [:]
    age = values["age"] as? Int
  }
}
