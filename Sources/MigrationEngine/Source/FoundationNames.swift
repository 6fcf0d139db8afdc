/// The names in files that come from the frameworks which SwiftyJSON's umbrella header re-exports.
///
/// On Apple platforms `import SwiftyJSON` brings Foundation with it, and UIKit where the library is a pod; `import LegacyJSON`
/// and `import Bridge` bring nothing but themselves.
enum FoundationNames {
  /// Apple's frameworks that bring Foundation.
  static let modules: Set = uiKitModules.union([
    "AVFoundation", "AppKit", "CloudKit", "Cocoa", "Contacts", "CoreBluetooth", "CoreData", "CoreLocation", "EventKit",
    "Foundation", "HealthKit", "MapKit", "MessageUI", "Photos", "SafariServices", "SceneKit", "SpriteKit", "StoreKit",
    "UserNotifications", "WebKit", "XCTest",
  ])

  /// Those that bring UIKit.
  static let uiKitModules: Set = ["SwiftUI", "UIKit", "WatchKit"]

  /// Whether a name may be one of Foundation's, or of what Foundation brings along.
  static func isFoundation(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("NS", before: \.isUppercase)
  }

  /// Whether a name is a common one of the standard library, or of the libraries for documents.
  static func isOfSwift(_ name: String) -> Bool { namesOfSwift.contains(name) }

  private static let namesOfSwift: Set = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "Int8", "JSON", "Optional", "Self", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "Void", "abs", "debugPrint", "fatalError", "max", "min", "print", "self", "stride", "zip",
  ]

  /// Whether a name may be one of UIKit's.
  static func isUIKit(_ name: String) -> Bool { name.hasPrefix("UI", before: \.isUppercase) }

  private static let names: Set = [
    "AttributedString", "BlockOperation", "Bundle", "ByteCountFormatter", "CFAbsoluteTimeGetCurrent",
    "CGAffineTransform",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar", "CharacterSet", "CocoaError", "CustomNSError",
    "Data",
    "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter",
    "Decimal",
    "Dimension", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchTimeInterval",
    "DispatchWorkItem", "FileHandle", "FileManager", "Formatter", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "ISO8601DateFormatter", "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "ListFormatter", "Locale", "LocalizedError", "LocalizedStringResource", "Measurement", "MeasurementFormatter",
    "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
    "PersonNameComponents", "PersonNameComponentsFormatter", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder",
    "PropertyListEncoder", "PropertyListSerialization", "RecoverableError", "RelativeDateTimeFormatter", "RunLoop",
    "Scanner", "Selector", "SortDescriptor", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLCache",
    "URLComponents", "URLCredential", "URLError", "URLProtocol", "URLQueryItem", "URLRequest", "URLResponse",
    "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "UUID", "Unit", "UserDefaults", "XMLParser",
    "arc4random", "arc4random_uniform", "autoreleasepool", "ceil", "fabs", "floor", "fmod", "objc", "objcMembers",
    "pow",
    "sqrt",
  ]
}

extension String {
  /// Whether the text begins so, and a character of some kind follows.
  fileprivate func hasPrefix(_ prefix: String, before isNext: (Character) -> Bool) -> Bool {
    hasPrefix(prefix) && dropFirst(prefix.count).first.map(isNext) == true
  }
}
