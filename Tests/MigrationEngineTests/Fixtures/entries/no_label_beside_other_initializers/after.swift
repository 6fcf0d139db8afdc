import Bridge
import LegacyJSON

struct Stop: LegacyDecodable {
  let name: String
}

struct Title {
  let text: String

  init(_ text: String) { self.text = text }
}

extension Double {
  init(percent: Int) {
    let value = Double(percent) / 100
    self.init(value)
  }
}

func stops(_ json: JSON) -> [Stop] { json.arrayValue.map { Stop(json: $0) } }

func titles(_ stop: Stop) -> [Title] { [.init("Stops"), .init(stop.name)] }
