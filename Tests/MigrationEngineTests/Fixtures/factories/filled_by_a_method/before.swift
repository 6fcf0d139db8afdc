import SwiftyJSON

final class Voucher {
  private(set) var code = ""
  private(set) var note = ""

  private func load(_ json: JSON) -> Bool {
    guard let code = json["code"].string else { return false }
    self.code = code
    note = json["note"].stringValue
    return true
  }

  static func read(_ json: JSON) -> Voucher? {
    let voucher = Voucher()
    return voucher.load(json) ? voucher : nil
  }
}

func voucher(in json: JSON) -> Voucher? { Voucher.read(json["voucher"]) }
