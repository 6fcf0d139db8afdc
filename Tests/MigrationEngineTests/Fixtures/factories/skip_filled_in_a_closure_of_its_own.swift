// reason: `parse` makes one of a `JSON`
import SwiftyJSON

final class Volume {
  var id: String = ""

  static func parse(item: JSON) -> Volume {
    let volume = Volume()
    later { volume.id = item["id"].stringValue }
    return volume
  }
}

func later(_ work: @escaping () -> Void) { work() }
