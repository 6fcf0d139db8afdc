import Foundation
import Bridge

@available(macOS 10.15, *)
open class Device: NSObject, LegacyFailableDecodable {
  public var id = 0
  public var name: String?
}
