import Foundation
import Bridge
import ModernClient

struct Price: LegacyDecodable {
  // keep: in cents
  // keep: now a number, now a text
  @Lossless var amount: Int?
}
