import Bridge

typealias Names = [String]

class Entity {
  typealias IdType = Int
}

struct Course: LegacyDecodable {
  typealias Title = String

  let id: Entity.IdType
  let title: Title
  let names: Names
  let owner: Owner.Key?
}

struct Owner {
  typealias Key = Int64
}
