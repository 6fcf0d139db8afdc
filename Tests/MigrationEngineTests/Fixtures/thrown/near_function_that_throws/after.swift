// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum CodeError: Error { case invalid }

struct Coupon: LegacyThrowingDecodable, ContainerDecodable {
  let code: String

  init(from container: LegacyContainer) throws {
    code = try checked(container.decode(String.self, at: "code"))
  }
}

func checked(_ code: String) throws -> String {
  guard code.count == 8 else { throw CodeError.invalid }
  return code
}
