import Bridge

public struct Path: LegacyThrowingDecodable {
  public let steps: [String]
}

public extension Path {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var found: [String] = []
    for step in container.nestedContainers() {
      print(step)
      try found.append(step.value(String.self))
    }
    steps = found
  }

  var count: Int { steps.count }
}
