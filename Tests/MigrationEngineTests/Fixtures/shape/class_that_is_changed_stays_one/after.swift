import Foundation
import Bridge

final class Cell: LegacyDecodable {
  var count: Int = 0
  let title: String?

  func add() {
    count += 1
  }
}
