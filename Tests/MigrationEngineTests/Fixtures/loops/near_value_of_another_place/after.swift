// reason: is not understood
import Bridge

struct Gallery: LegacyDecodable {
  var cover = ""
  var first = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for image in container.nestedContainers(at: "images") {
      if try image.value(Int.self, at: "width") > 3 { cover = try image.value(String.self, at: "url") }
      if try image.value(Bool.self, at: "isLast") { first = cover }
    }
  }
}
