import Bridge

enum Parameters {
  enum Answer: String {
    case acNo = "ac_no", balance
  }

  struct Names {
    static let owner = "owner_name"
  }
}

private let answer = Parameters.Answer.self

struct Account: LegacyDecodable {
  let number: String?
  let balance: Double
  let owner: String

  private let names = Parameters.Names.self

  private enum CodingKeys: String, CodingKey {
    case balance
    case number = "acNo"
    case owner = "ownerName"
  }
}
