import LegacyJSON

struct Parameters {
  let raw: Any

  init?(json: JSON) {
    guard json.exists() else { return nil }
    raw = json.error as Any
  }
}

struct Alert {
  let id: String
  let parameters: Parameters

  init?(json: JSON) {
    guard let id = json["id"].string, let parameters = Parameters(json: json["params"]) else { return nil }
    self.id = id
    self.parameters = parameters
  }
}
