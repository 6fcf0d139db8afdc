import Bridge

protocol Named { var a: Int? { get set } }

struct Model: LegacyDecodable {
  var a: Int?
  let b: Int?
}

extension Model: Named {}
