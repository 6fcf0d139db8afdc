/// Types, methods and functions of the platform that are known to have no side effects.
extension PureCalls {
  /// Types of the platform whose initializers only make a value.
  static let types: Set = [
    "AffineTransform", "AnyHashable", "Array", "ArraySlice", "Bool", "ByteCountFormatter", "CGAffineTransform",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CLLocation", "CLLocationCoordinate2D", "CLLocationDegrees",
    "CLLocationDirection", "CLLocationDistance", "CLLocationSpeed", "Calendar", "Character", "CharacterSet",
    "ClosedRange", "ContiguousArray", "CountableClosedRange", "CountableRange", "Data", "Date", "DateComponents",
    "DateComponentsFormatter", "DateFormatter", "DateInterval", "Decimal", "Dictionary", "Double", "Float", "Float32",
    "Float64", "ISO8601DateFormatter", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "JSON",
    "JSONDecoder", "JSONEncoder", "Locale", "MKCoordinateRegion", "MKCoordinateSpan", "Measurement",
    "MeasurementFormatter", "NSArray", "NSAttributedString", "NSCalendar", "NSData", "NSDate", "NSDateComponents",
    "NSDateFormatter", "NSDecimalNumber", "NSDictionary", "NSError", "NSLocale", "NSNumber", "NSNumberFormatter",
    "NSPredicate", "NSRange", "NSRegularExpression", "NSScanner", "NSSet", "NSSortDescriptor", "NSString",
    "NSTimeZone", "NSURL", "NSURLComponents", "NSURLQueryItem", "NSUUID", "NSValue", "NumberFormatter",
    "ObjectIdentifier", "PersonNameComponents", "PersonNameComponentsFormatter", "Range", "RelativeDateTimeFormatter",
    "Scanner", "Set", "String", "Substring", "TimeInterval", "TimeZone", "UIColor", "UIEdgeInsets", "UIFont",
    "UIImage", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "UUID",
    "UnicodeScalar",
  ]

  /// Types whose initializers make an object that has a state: of Foundation, Realm and RxSwift. Each is another object.
  static let objects: Set = [
    "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "DispatchQueue", "DispatchSemaphore", "LinkingObjects",
    "List", "NSLock", "NSMutableArray", "NSMutableAttributedString", "NSMutableDictionary", "NSMutableParagraphStyle",
    "NSMutableSet", "NSMutableString", "NSObject", "NSRecursiveLock", "OperationQueue", "PassthroughSubject",
    "PublishRelay", "PublishSubject", "RealmOptional", "RealmProperty", "ReplaySubject", "Variable",
  ]

  /// Methods of the platform, under their names of Swift 2 too.
  static let methods: Set = [
    "addingPercentEncoding", "addingTimeInterval", "advanced", "advancedBy", "allSatisfy", "appending",
    "appendingPathComponent", "base64EncodedString", "capitalized", "caseInsensitiveCompare", "compactMap",
    "compactMapValues", "compare", "component", "components", "componentsSeparatedByString", "contains",
    "containsString", "currentCalendar", "currentLocale", "date", "dateComponents", "dateFromString", "dateInterval",
    "distance", "dropFirst", "dropLast", "elementsEqual", "enumerated", "exists", "filter", "first", "firstIndex",
    "firstMatch", "flatMap", "formatted", "hasPrefix", "hasSuffix", "index", "intersection", "isDisjoint", "isEqual",
    "isMultiple", "isSubset", "isSuperset", "joinWithSeparator", "joined", "last", "lastIndex", "legacyContainer",
    "localTimeZone", "localizedCompare", "localizedString", "lowercased", "map", "mapValues", "matches", "max", "min",
    "nextDate", "number", "numberFromString", "numberOfMatches", "ordinality", "prefix", "quotientAndRemainder",
    "random", "randomElement", "range", "rangeOfString", "rawString", "reduce", "replacing", "replacingOccurrences",
    "reversed", "rounded", "shuffled", "sorted", "split", "squareRoot", "startOfDay", "starts", "string",
    "stringByAddingPercentEncodingWithAllowedCharacters", "stringByAppendingPathComponent", "stringByAppendingString",
    "stringByReplacingMatches", "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet",
    "stringFromDate", "stringFromNumber", "substringFromIndex", "substringToIndex", "substringWithRange",
    "subtracting", "suffix", "symmetricDifference", "systemTimeZone", "timeIntervalSince", "trimmingCharacters",
    "truncatingRemainder", "union", "uppercased", "withAlphaComponent",
  ]

  /// Methods of texts whose first labels tell them from others of the name.
  static let labelled: [String: Set<String>] = [
    "data": ["using"], "padding": ["toLength"], "substring": ["from", "to", "with"],
  ]

  /// Functions of the standard library, and of the platform.
  static let functions: Set = [
    "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "CGPointMake", "CGRectMake", "CGSizeMake",
    "CLLocationCoordinate2DMake", "NSLocalizedString", "NSMakeRange", "abs", "acos", "arc4random",
    "arc4random_uniform", "asin", "assert", "atan", "atan2", "cbrt", "ceil", "ceilf", "cos", "exp", "fabs", "fabsf",
    "floor", "floorf", "fmax", "fmin", "fmod", "fmodf", "hypot", "log", "log10", "log2", "lround", "max", "min", "pow",
    "powf", "repeatElement", "round", "roundf", "sin", "sqrt", "sqrtf", "stride", "tan", "trunc", "type", "zip",
  ]

  /// Functions and initializers that give another value on each call, with the argument labels of these calls.
  static let differing: [String: Set<[String?]>] = [
    "CACurrentMediaTime": [[]], "CFAbsoluteTimeGetCurrent": [[]], "Date": [[], ["timeIntervalSinceNow"]],
    "NSDate": [[], ["timeIntervalSinceNow"]], "NSUUID": [[]], "UUID": [[]], "arc4random": [[]],
    "arc4random_uniform": [[nil]], "random": [[], ["in"]], "randomElement": [[]], "shuffled": [[]],
  ]

  /// Properties of the platform that give another value each time.
  static let differingProperties: Set = ["now", "timeIntervalSinceNow"]

  /// Methods that change the collection that they are called on.
  static let changes: Set = [
    "append", "formIntersection", "formUnion", "insert", "merge", "popLast", "remove", "removeAll", "removeFirst",
    "removeLast", "removeValue", "reserveCapacity", "reverse", "sort", "subtract", "swapAt", "toggle", "updateValue",
  ]

  /// The operators of the standard library, which nobody gives side effects.
  static let operators: Set = [
    "!", "!=", "!==", "%", "%=", "&", "&&", "*", "*=", "+", "+=", "-", "-=", "...", "..<", "/", "/=", "<", "<<", "<=",
    "==", "===", ">", ">=", ">>", "??", "^", "|", "||", "~", "~=",
  ]
}
