// reason: needs a written initializer
import Foundation
import Bridge

struct Table: LegacyDecodable, ContainerDecodable {
  var rows: [[Int]]

  init(from container: LegacyContainer) throws {
    rows = try container.nestedContainers(at: "rows").map { row in
      try row.nestedContainers(at: "cells").map { try $0.decode(Int.self) * row.decode(Int.self, at: "factor") }
    }
  }
}
