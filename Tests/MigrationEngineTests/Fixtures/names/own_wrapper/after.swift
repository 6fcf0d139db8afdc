import Bridge
import ModernClient

struct Item: LegacyDecodable {
  @ModernClient.Lossless var coin: Int?
}

struct Lossless {}
