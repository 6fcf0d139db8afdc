import Bridge

struct Statistics: LegacyDecodable, CustomPlaygroundDisplayConvertible {
  let number: Int
  var playgroundDescription: Any { number }
}

class Like: LegacyDecodable, CustomPlaygroundDisplayConvertible {
  let id: Int
  var playgroundDescription: Any { id }
}
