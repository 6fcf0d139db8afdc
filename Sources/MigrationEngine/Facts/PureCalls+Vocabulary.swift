/// Types, methods and functions of the platform that are known to have no side effects.
extension PureCalls {
  /// Types of the platform whose initializers only make a value.
  static let types: Set = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CLLocation", "CLLocationCoordinate2D", "Calendar",
    "Character", "CharacterSet", "ClosedRange", "Data", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
    "Dictionary", "Double", "Float", "ISO8601DateFormatter", "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8",
    "JSON", "Locale", "Measurement", "NSAttributedString", "NSCalendar", "NSDateFormatter", "NSDecimalNumber",
    "NSLocale", "NSNumber", "NSNumberFormatter", "NSRange", "NSString", "NSTimeZone", "NSURL", "NSURLComponents",
    "NumberFormatter", "Range", "Set", "String", "TimeInterval", "TimeZone", "UIColor", "UIFont", "UIImage", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents",
  ]

  /// Methods of the platform, under their names of Swift 2 too.
  static let methods: Set = [
    "addingPercentEncoding", "addingTimeInterval", "allSatisfy", "appending", "appendingPathComponent", "compactMap",
    "compactMapValues", "component", "components", "componentsSeparatedByString", "contains", "containsString",
    "date", "dateComponents", "dateFromString", "dropFirst", "dropLast", "enumerated", "exists", "filter", "first",
    "firstIndex", "flatMap", "hasPrefix", "hasSuffix", "index", "intersection", "joined", "last", "lastIndex",
    "lowercased", "map", "mapValues", "max", "min", "number", "numberFromString", "prefix", "range", "rawString",
    "reduce", "replacingOccurrences", "reversed", "rounded", "sorted", "split", "startOfDay", "starts", "string",
    "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet", "stringFromDate", "stringFromNumber",
    "subtracting", "suffix", "timeIntervalSince", "trimmingCharacters", "union", "uppercased",
  ]

  /// Methods of texts whose first labels tell them from others of the name.
  static let labelled: [String: Set<String>] = [
    "data": ["using"], "padding": ["toLength"], "substring": ["from", "to", "with"],
  ]

  /// Functions of the standard library, and of the platform.
  static let functions: Set = [
    "CGPointMake", "CGRectMake", "CGSizeMake", "CLLocationCoordinate2DMake", "NSLocalizedString", "NSMakeRange",
    "abs", "atan2", "ceil", "cos", "exp", "fabs", "floor", "fmod", "hypot", "log", "log10", "log2", "max", "min",
    "pow", "repeatElement", "round", "sin", "sqrt", "stride", "tan", "trunc", "zip",
  ]

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
