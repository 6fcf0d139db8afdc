import Bridge
import LegacyJSON

struct Voucher: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  private(set) var code = ""
  @Coerced private(set) var note = ""
}

func voucher(in json: JSON) -> Voucher? { Voucher(json: json["voucher"]) }
