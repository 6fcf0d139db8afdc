import SwiftyJSON

struct Device {
  let name: String

  init(name: String, volume: Int) { self.name = name }

  init(json: JSON) { name = json["name"].stringValue }
}

struct Room {
  let devices: [Device]

  init(json: JSON) { devices = json["devices"].array?.map(Device.init) ?? [] }
}
