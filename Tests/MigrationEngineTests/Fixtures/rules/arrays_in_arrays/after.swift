// reason: needs a rule
import Foundation
import Bridge

struct Table: LegacyDecodable {
  @DecodedBy<RowsRule> var rows: [[Int]]
  @DecodedBy<CellsRule> var cells: [[Cell]]

  enum RowsRule: DecodingRule {
    static let value = Decoding<[[Int]]> { container in
      try container.nestedContainers().map { try $0.nestedContainers().map { try $0.value(Int.self) * 2 } }
    }
  }
  enum CellsRule: DecodingRule {
    static let value = Decoding<[[Cell]]> { try $0.nestedContainers().map { try $0.value([Cell].self) } }
  }
}

struct Cell: LegacyDecodable {
  let text: String
}
