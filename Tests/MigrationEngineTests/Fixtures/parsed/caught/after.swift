import Foundation
import Bridge
import LegacyJSON

struct Diver: LegacyDecodable {
  let id: Int
  let name: String

  init(json data: JSON?) { self.init(json: data ?? .null) }
}

func diver(of data: Data) -> Diver { Diver(json: try? JSON(data: data)) }
