// reason: stays a class: it has a `deinit`
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  deinit {}
}
