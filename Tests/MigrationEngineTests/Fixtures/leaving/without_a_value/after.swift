import Bridge

struct Discharge: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nullUnless { $0.numberIfPresent(at: "discharge_id") != nil }] }
  let id: Int?
  @NeverNil var doctorName: String?
  let doctorID: Int?
  @DecodedBy<CategoryRule> var category: Int = 1
  let place: String
  // The state is asked last.
  @DecodedBy<StateRule> var state: String = "none"
  let notes: [String]

  private enum CodingKeys: String, CodingKey {
    case doctorName, category, place, state, notes
    case id = "dischargeId"
    case doctorID = "doctorId"
  }

  enum CategoryRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
  enum StateRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.isNull() ? "none" : $0.value(String.self, at: "state") }
  }
}

struct Folder: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nullUnless { $0.membersIfPresent() != nil }] }
  let path: String?
  @NeverNil var title: String?
  @NeverNil var kind: Int!
}

struct Graph: LegacyDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .nullUnless { try $0.valueIfPresent(String.self, at: "vital") != nil },
      .nullUnless { $0.numberIfPresent(at: "number") != nil },
    ]
  }
  let vital: String
  let number: Int
  @NeverNil var note: String?
}
