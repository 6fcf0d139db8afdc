import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

class Table: LegacyDecodable {
  private(set) var rows = [Row]()
  let marked: [Row]?
}
