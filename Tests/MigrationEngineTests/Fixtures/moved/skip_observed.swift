// reason: `parse` makes one of a `JSON`
import SwiftyJSON

class Volume {
  var changes = 0
  var level = 0 {
    didSet { changes += 1 }
  }
}

func parse(_ json: JSON) -> Volume {
  let volume = Volume()
  volume.level = json["level"].intValue
  return volume
}
