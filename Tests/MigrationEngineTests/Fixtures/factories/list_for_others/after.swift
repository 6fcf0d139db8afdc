import Bridge
import LegacyJSON

public class Photo: LegacyDecodable {
  public var url: String?

  public static func list(of jsons: [JSON]) -> [Photo] {
    return jsons.map { Photo(json: $0) }
  }
}
