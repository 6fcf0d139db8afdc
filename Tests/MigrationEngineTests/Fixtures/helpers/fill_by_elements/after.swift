import Bridge

struct Hall: LegacyDecodable {
  var rows: [Int] = []
  var sum = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("hall")
    try add(container.nestedContainers(at: "rows"))
    sum = try total(of: container.nestedContainersIfPresent(at: "sums"))
  }

  mutating func add(_ numbers: [LegacyContainer]) throws {
    for number in numbers { try rows.append(number.value(Int.self)) }
  }

  func total(of numbers: [LegacyContainer]?) throws -> Int { try numbers?.map { try $0.value(Int.self) }.reduce(0, +) ?? -1 }
}
