// reason: stays a class: it is captured weakly
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

func f(m: Model) { run { [weak m] in print(m?.a ?? 0) } }

func run(_ body: () -> Void) { body() }
