import Foundation

/// The types of Swift's and the platform's own libraries. What they are made of is nobody's business, and nothing that
/// reflection could look at without danger: there are pointers to what is gone, and buffers that hold no values yet.
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

  /// Most objects equal only themselves, such as formatters and locks: that two of them are different says nothing.
  static func shape(of object: AnyObject) -> ValueShape {
    switch object {
    case is NSAttributedString, is NSValue, is NSUUID, is NSError, is NSIndexPath, is NSIndexSet, is NSLocale,
      is NSTimeZone, is NSCalendar, is NSDateComponents, is NSURLComponents, is NSCharacterSet, is NSRegularExpression:
      (object as? NSObject).map { .leaf(.opaque(AnyHashable($0))) } ?? .opaque
    default: .opaque
    }
  }
}
