import Bridge

enum CodeError: Error { case invalid }

struct Coupon: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [.refusesUnless { try $0.value(String.self, at: "code").count == 8 }, .refusesWithError(CodeError.invalid)]
  }
  let code: String
}

func checked(_ code: String) throws -> String {
  guard code.count == 8 else { throw CodeError.invalid }
  return code
}
