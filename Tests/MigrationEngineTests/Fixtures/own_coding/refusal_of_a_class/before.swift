import SwiftyJSON

final class Pen: Codable {
  var size: Int

  init?(json: JSON) {
    guard let size = json["size"].int else { return nil }
    self.size = size
  }
}
