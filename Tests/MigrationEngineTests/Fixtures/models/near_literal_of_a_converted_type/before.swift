// reason: needs a written initializer
import Bridge
import LegacyJSON

struct Pilot: LegacyDecodable {
  let id: Int
}

struct Flight {
  let pilot: Pilot?
  let number: Int

  init(data: JSON) {
    pilot = Pilot(json: ["Pilot"])
    number = data["number"].intValue
  }
}
