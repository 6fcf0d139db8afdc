// reason: needs a written initializer: they would be longer than its initializer
import Bridge

struct Board: LegacyDecodable {
  let open: [String]
  let closed: [String]
  let late: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    open = try container.nestedContainers(at: "a").filter { try $0.value(Bool.self, at: "isOpenForAllOthers") }.map {
      try $0.value(String.self, at: "title") + " open"
    }
    closed = try container.nestedContainers(at: "b").filter { try $0.value(Bool.self, at: "isClosedForAll") }.map {
      try $0.value(String.self, at: "title") + " closed"
    }
    late = try container.nestedContainers(at: "c").filter { try $0.value(Bool.self, at: "isLateForAllOthers") }.map {
      try $0.value(String.self, at: "title") + " late"
    }
  }
}
