import Bridge
import ModernClient

enum State { case address, payment, cart }

struct Order: LegacyDecodable {
  let id: Int
  @DecodedBy<StateRule> var state: State
  @DefaultValue<TitleDefault> var title: String
  @DecodedBy<RankRule> var rank: Int = 3
  let note: String?
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  let a: Int
  let b: Int
  let c: Int

  enum StateRule: DecodingRule {
    static let value = Decoding<State> { container in
      switch try container.value(String.self) {
      case "address": .address
      case "payment": .payment
      default: .cart
      }
    }
  }
  enum TitleDefault: DefaultProviding { static var decodingDefault: String { "none" } }
  enum RankRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Bool.self, at: "top") ? $0.value(Int.self, at: "rank") : 3 }
  }
}

struct Ticket: LegacyDecodable {
  enum Priority: String { case unknown, low, high }

  @DecodedBy<PriorityOfTheTicketItselfRule> var priorityOfTheTicketItself: Priority
  @DecodedBy<PriorityRule> var priority: Priority
  let number: Int
  let title: String

  enum PriorityOfTheTicketItselfRule: DecodingRule {
    static let value = Decoding { try Priority(rawValue: $0.value(String.self)) ?? .unknown }
  }
  enum PriorityRule: DecodingRule {
    static let value = Decoding { try Priority(rawValue: $0.value(String.self).lowercased()) ?? .unknown }
  }
}
