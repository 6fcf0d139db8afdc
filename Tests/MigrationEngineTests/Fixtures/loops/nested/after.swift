import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Table: LegacyDecodable {
  @DecodedBy<IdsRule> var ids = [Int]()
  @DecodedBy<RowsRule> var rows = [Row]()
  @DecodedBy<CellsRule> var cells = [Row]()

  enum IdsRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainers(at: "groups").flatMap {
        try $0.nestedContainers(at: "items").map { try $0.value(Int.self, at: "id") }
      }
    }
  }
  enum RowsRule: ObjectDecodingRule {
    static let value = Decoding<[Row]> { container in
      try container.entries(at: "sections").flatMap { try $1.entries(at: "rows").map { try $1.value(Row.self) } }
    }
  }
  enum CellsRule: ObjectDecodingRule {
    static let value = Decoding<[Row]> { container in
      try container.nestedContainers(at: "grids").flatMap {
        try $0.value(Bool.self, at: "isVisible") ? $0.value([Row].self, at: "cells") : []
      }
    }
  }
}
