// reason: needs a rule
import Bridge

struct Request: LegacyRequiringDecodable, VerbatimKeys {
  @DecodedBy<StatusRule> private(set) var status: Request.Status
  @DecodedBy<KindRule> private(set) var kind: Request.Kind
  let id: String

  enum Status: String { case open, closed }
  enum Kind: Int { case one, other }

  private enum CodingKeys: String, CodingKey {
    case status, kind
    case id = "Id"
  }

  enum StatusRule: ObjectDecodingRule {
    static let value = Decoding<Request.Status>.required { container in
      guard let found = try container.decodeIfPresent(String.self, at: "Status__c")?.lowercased() else { return nil }
      return Request.Status.init(rawValue: found)
    }
  }
  enum KindRule: ObjectDecodingRule {
    static let value = Decoding<Request.Kind>.required { container in
      try Request.Kind.init(rawValue: container.decode(String.self, at: "Kind").count)
    }
  }
}
