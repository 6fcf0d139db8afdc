// reason: needs a written initializer: no declaration can say what `age` is
import Bridge

final class Account: LegacyDecodable, ContainerDecodable {
  var age: Int?

  init(from container: LegacyContainer) throws {
    let values = container.dictionaryObject() ?? [:]
    age = values["age"] as? Int
  }
}
