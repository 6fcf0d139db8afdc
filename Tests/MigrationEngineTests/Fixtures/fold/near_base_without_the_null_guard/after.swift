// reason: `status`: a `Status.StatusParams` is made even when the key is absent
import Bridge
import LegacyRequests

struct Shop: LegacyHTTPResponse {
  let count: Int?

  let status: Status.StatusParams?

  private enum CodingKeys: String, CodingKey {
    case count, status
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isNull = try decoder.singleValueContainer().decodeNil()
    count = try container.decode(Int.self, forKey: .count)
    status = try isNull ? nil : container.decode(Status.StatusParams.self, forKey: .status)
  }
}
