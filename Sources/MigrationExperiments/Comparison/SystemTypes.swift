import Foundation

/// The types of Swift's and the platform's own libraries. Their content is an implementation detail, and reflection
/// can't inspect it safely: it has dangling pointers, and buffers without initialized values.
enum SystemTypes {
  /// The first components of the full names of system types. Types that Objective-C defines have no module.
  private static let modules: Set<Substring> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Combine", "Dispatch", "ObjectiveC",
    "Builtin", "CoreFoundation", "CoreGraphics", "__C", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
  ]

  static func contains(fullName: String) -> Bool {
    guard let dot = fullName.firstIndex(of: ".") else { return true }
    return modules.contains(fullName[..<dot])
  }

  static func contains(_ type: Any.Type) -> Bool {
    contains(fullName: String(reflecting: type))
  }

  /// A struct is what it equals, if anything.
  static func shape(of value: Any) -> ValueShape {
    (value as? AnyHashable).map { .leaf(.opaque($0)) } ?? .opaque
  }

  /// Returns the shape of an object. Most objects, such as formatters and locks, equal only themselves, so a difference
  /// between two of them means nothing.
  static func shape(of object: AnyObject) -> ValueShape {
    switch object {
    case is NSAttributedString, is NSValue, is NSUUID, is NSError, is NSIndexPath, is NSIndexSet, is NSLocale,
      is NSTimeZone, is NSCalendar, is NSDateComponents, is NSURLComponents, is NSCharacterSet, is NSRegularExpression:
      (object as? NSObject).map { .leaf(.opaque(AnyHashable($0))) } ?? .opaque
    default: .opaque
    }
  }
}
