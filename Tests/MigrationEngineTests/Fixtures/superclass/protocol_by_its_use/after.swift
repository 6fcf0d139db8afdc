import Bridge

struct Statistics: LegacyDecodable, Mapped {
  let number: Int
}

class Like: LegacyDecodable, Mapped {
  let id: Int
}
