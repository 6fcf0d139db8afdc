import Bridge

class User: LegacyDecodable {
  // Made by the other.
  let id: Int
  let name: String?
  var isActive: Bool
  var visits: Int = 0

  init(id: Int, name: String? = nil, active: Bool) {
    self.id = id
    self.name = name
    isActive = active
    visits = 0
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, isActive
  }
}

func guest() -> User { User(id: 0, active: false) }
