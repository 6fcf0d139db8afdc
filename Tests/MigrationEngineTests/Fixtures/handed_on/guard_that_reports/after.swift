import LegacyJSON
import Bridge

struct Model: LegacyFailableDecodable {
  var a: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let a = try container.valueIfPresent(Int.self, at: "a") else {
      try report(container.value(JSON.self))
      throw container.refusal
    }
    self.a = a
  }
}

func report(_ json: JSON) { dump(json) }
