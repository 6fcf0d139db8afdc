import Foundation

extension URL {
  /// The number of bytes of the file. Nil if there is none.
  package var fileSize: Int64? {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.int64Value
  }
}
