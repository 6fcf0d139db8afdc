// reason: needs a rule
import Bridge

struct Request: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys, .requiresValues] }
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
      guard let found = try container.valueIfPresent(String.self, at: "Status__c")?.lowercased() else { return nil }
      return Request.Status.init(rawValue: found)
    }
  }
  enum KindRule: ObjectDecodingRule {
    static let value = Decoding<Request.Kind>.required { container in
      try Request.Kind.init(rawValue: container.value(String.self, at: "Kind").count)
    }
  }
}
