// reason: `read` makes one of a `JSON`
import SwiftyJSON

final class Voucher {
  static var refused = 0
  private(set) var code = ""

  private func load(_ json: JSON) -> Bool {
    guard let code = json["code"].string else {
      Voucher.refused += 1
      return false
    }
    self.code = code
    return true
  }

  static func read(_ json: JSON) -> Voucher? {
    let voucher = Voucher()
    return voucher.load(json) ? voucher : nil
  }
}

func voucher(in json: JSON) -> Voucher? { Voucher.read(json["voucher"]) }
