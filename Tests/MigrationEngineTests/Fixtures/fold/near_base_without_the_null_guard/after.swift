// reason: `status`: needs a rule: `status = Status.StatusParams(json: json["status"])`
import Bridge
import LegacyRequests

struct Shop: LegacyHTTPResponse {
  @NeverNil var count: Int?

  @DecodedBy<StatusRule> var status: Status.StatusParams?

  enum StatusRule: ObjectDecodingRule {
    static let value = Decoding<Status.StatusParams?> { container in
      try container.isNull() ? nil : container.value(Status.StatusParams.self, at: "status")
    }
  }
}
