// reason: `for mark in all { last = mark }` is not understood
import Bridge

struct Last: LegacyDecodable {
  var last = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let all = try container.nestedContainers(at: "marks").map { try $0.value(String.self, at: "mark") }
    for mark in all { last = mark }
  }
}

struct First: LegacyDecodable {
  var first = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let all = try container.nestedContainers(at: "marks").map { try $0.value(String.self, at: "mark") }
    for mark in all where !mark.isEmpty {
      first = mark
      break
    }
  }
}

struct Keys: LegacyDecodable {
  var keys: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let pairs = try container.entries(at: "titles").map { key, value in try (key, value.valueIfPresent(String.self)!) }
    for pair in pairs { keys.append(pair.0) }
  }
}

struct Refusing: LegacyFailableDecodable {
  var marks: [Int] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let all = try container.nestedContainers(at: "marks").map { try $0.valueIfPresent(Int.self)! }
    for mark in all {
      if mark == 0 { throw container.refusal }
      marks.append(mark)
    }
  }
}
