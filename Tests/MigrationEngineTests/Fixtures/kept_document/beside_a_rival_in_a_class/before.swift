import SwiftyJSON

final class Update {
  var document: JSON
  var id: Int { document["id"].intValue }

  init(document: JSON) {
    self.document = document
  }
  init(json: Any) {
    self.document = JSON(json)
  }
}
