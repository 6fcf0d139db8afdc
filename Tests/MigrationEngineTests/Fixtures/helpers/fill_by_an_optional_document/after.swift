import Bridge
import LegacyJSON

class Ticket: LegacyDecodable {
  var id: String?
  var seats = 0

  init() {}

  required init(from decoder: any Decoder) throws {
    let container: LegacyContainer? = try decoder.legacyContainer()
    try fill(info: container)
  }

  func fill(info: LegacyContainer?) throws {
    guard let info = info?.membersIfPresent() else { return }
    id = try info["id"]?.value(String.self)
    seats = try info["seats"]?.value(Int.self) ?? 0
    print("filled \(seats)")
  }
  func fill(info: JSON?) { try? fill(info: info.map { LegacyContainer(json: $0) }) }
}

class Desk {
  let ticket = Ticket()

  func update(_ json: JSON) { ticket.fill(info: json) }
}
