// reason: stays a class: it holds a value of its own type
import Bridge

final class Model: LegacyDecodable, ContainerDecodable {
  var a: Int?
  var next: [Model] = []
  var parent: Model?

  init(from container: LegacyContainer) throws {
    if container.isNull() { return }
    a = try container.decodeIfPresent(Int.self, at: "a")
    next = try container.decode([Model].self, at: "next")
    parent = try container.decode(Model.self, at: "parent")
  }
}
