// reason: a typed client may decode it here
import ModernClient
import SwiftyJSON

struct Planet: Codable {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }
}

struct PlanetRequest: HTTPGetRequest {
  typealias Response = Planet
  let endpoint: any HTTPEndpointConvertible = EndpointPath("/planet")
}
