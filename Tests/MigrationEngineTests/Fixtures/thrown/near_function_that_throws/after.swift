// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum CodeError: Error { case invalid }

struct Coupon: LegacyThrowingDecodable {
  let code: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    code = try checked(container.value(String.self, at: "code"))
  }
}

func checked(_ code: String) throws -> String {
  guard code.count == 8 else { throw CodeError.invalid }
  return code
}
