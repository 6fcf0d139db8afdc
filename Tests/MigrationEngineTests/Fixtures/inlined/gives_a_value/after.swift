import Bridge
import ModernClient

struct Score: LegacyDecodable {
  @DefaultZero var point = 0
}
