import Foundation
import Bridge

struct Row: LegacyDecodable {
  let id: Int?
  var isSelected: Bool = false

  private enum CodingKeys: String, CodingKey {
    case id = "rowId"
  }
}
