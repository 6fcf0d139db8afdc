import Bridge
import ModernClient

struct Settings: LegacyDecodable {
  @DefaultFalse var isMuted: Bool
  @DefaultTrue var isShown: Bool
  @DefaultZero private(set) var volume: Int
  @DefaultZero var ratio: Double
  @DefaultEmptyString var title: String = "none"

  private enum CodingKeys: String, CodingKey {
    case volume, ratio, title
    case isMuted = "muted"
    case isShown = "shown"
  }
}
