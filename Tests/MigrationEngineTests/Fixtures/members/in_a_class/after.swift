import Bridge
import LegacyJSON

protocol Response {
  init?(values: [String: JSON]) throws
}

final class Answer: Response, LegacyFailableDecodable {
  var code = 0
  var names: [String] = []

  convenience init?(values: [String: JSON]) throws {
    self.init(reading: values)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let values = container.members()
    guard let code = try values["code"]?.valueIfPresent(Int.self) else { throw container.refusal }
    self.code = code
    // The names are not always there.
    for name in values["names"]?.nestedContainersIfPresent() ?? [] { try names.append(name.value(String.self)) }
    print(code)
  }
}
