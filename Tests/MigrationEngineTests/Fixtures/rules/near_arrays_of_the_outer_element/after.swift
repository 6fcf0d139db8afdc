// reason: needs a written initializer
import Foundation
import Bridge

struct Table: LegacyDecodable {
  var rows: [[Int]]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    rows = try container.nestedContainers(at: "rows").map { row in
      try row.nestedContainers(at: "cells").map { try $0.value(Int.self) * row.value(Int.self, at: "factor") }
    }
  }
}
