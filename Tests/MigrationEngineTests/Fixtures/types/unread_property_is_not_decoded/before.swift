import Foundation
import LegacyJSON

final class Row: JSONDeserializable {
  var id: Int?
  var isSelected: Bool = false

  init(json: JSON) {
    id = json["row_id"].int
  }
}
