import Foundation
import SwiftyJSON

class Session {
  var customer: Customer?

  func received(_ data: Data) throws {
    let json = try JSON(data: data)
    customer = Customer(json: json)
  }
}
