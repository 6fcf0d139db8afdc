// reason: is not understood
import SwiftyJSON

struct NoisyBuilder {
  var width = 0

  mutating func read(_ json: JSON) {
    print("reads")
    width = json["width"].intValue
  }
}

struct NoisySize {
  let width: Int

  init(json: JSON) {
    var builder = NoisyBuilder()
    builder.read(json)
    width = builder.width
  }
}
