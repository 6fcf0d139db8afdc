// reason: is not understood
import Bridge

enum LogError: Error {
  case missing
}

struct Entry: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      id = try Entry.need(container.valueIfPresent(Int.self, at: "id"))
    } catch {
      throw container.refusal
    }
  }

  private static func need(_ value: Int?) throws -> Int {
    guard let value = value else {
      print("nothing")
      throw LogError.missing
    }
    return value
  }
}
