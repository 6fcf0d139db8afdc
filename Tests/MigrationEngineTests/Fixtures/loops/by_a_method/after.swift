import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

class Table: LegacyDecodable {
  let rows: [Row]
  let marked: [Row]?
}
