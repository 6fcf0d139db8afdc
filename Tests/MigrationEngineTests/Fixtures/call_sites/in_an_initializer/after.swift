import Foundation
import Bridge

class Model: LegacyDecodable {
  var id: Int?

  convenience init(object: Any) {
    self.init(reading: object)
  }

  convenience init(response: Data, date: Date) {
    self.init(reading: response)
  }
}
