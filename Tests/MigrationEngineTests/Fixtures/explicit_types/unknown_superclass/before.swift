import Foundation
import LegacyJSON

final class Model: Operation {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
