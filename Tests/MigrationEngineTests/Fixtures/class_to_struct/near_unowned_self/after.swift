// reason: stays a class: it is captured weakly
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

extension Model { func f() { run { [unowned self] in print(self.a ?? 0) } } }

func run(_ body: () -> Void) { body() }
