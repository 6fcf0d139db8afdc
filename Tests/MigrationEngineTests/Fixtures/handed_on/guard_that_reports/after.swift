import LegacyJSON
import Bridge

struct Model: LegacyFailableDecodable, ContainerDecodable {
  var a: Int

  init(from container: LegacyContainer) throws {
    guard let a = try container.decodeIfPresent(Int.self, at: "a") else {
      try report(container.decode(JSON.self))
      throw container.refusal
    }
    self.a = a
  }
}

func report(_ json: JSON) { dump(json) }
