/// The files of each side's module besides the slices.
enum SliceSupport {
  /// - Parameter standIns: types that only exist elsewhere; each is declared as in ``coreLocation``, or as a class with
  ///   nothing but its name.
  static func text(_ side: GeneratedPackage.Side, standIns: Set<String>) -> String {
    var parts = ["import Foundation\nimport LegacyJSON", qualifier]
    let known = standIns.intersection(coreLocation.keys)
    parts += known.union(known.isEmpty ? [] : [coordinate]).compactMap { coreLocation[$0] }.sorted()
    parts += standIns.subtracting(known).sorted().map { "class \($0) { init() {} \(constructions[$0, default: ""]) }" }
    #if !canImport(Darwin)
      parts.append(appleFoundation)
    #endif
    if side == .after { parts.append(decoding) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Code that says `SwiftyJSON.JSON` finds it here: there is no module of that name.
  private static let qualifier = "enum SwiftyJSON { typealias JSON = LegacyJSON.JSON }"

  /// Objects that old code creates from the document's values for the user interface. The stand-in keeps the value, so
  /// that it is compared.
  private static let constructions = [
    "UIImage": "; var name = \"\"; init?(named: Swift.String) { name = named }"
  ]

  private static let coordinate = "CLLocationCoordinate2D"

  /// Declarations of Core Location that hold a latitude and a longitude. All of them need ``coordinate``.
  private static let coreLocation = [
    coordinate: "struct CLLocationCoordinate2D { var latitude = 0.0, longitude = 0.0 }",
    "CLLocationDegrees": "typealias CLLocationDegrees = Swift.Double",
    "CLLocationCoordinate2DMake": """
    func CLLocationCoordinate2DMake(_ latitude: Swift.Double, _ longitude: Swift.Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    """,
    "CLLocation": """
    class CLLocation {
      let coordinate: CLLocationCoordinate2D
      init(latitude: Swift.Double, longitude: Swift.Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
    }
    """,
  ]

  /// The decoding in the new code: a lenient type by its own rules, a strict one by the client's.
  private static let decoding = """
    import Bridge
    import Foundation
    import LegacyJSON
    import ModernClient

    func verificationDecode<Value: Swift.Decodable>(
      _ type: Value.Type, _ json: LegacyJSON.JSON, _ data: Foundation.Data
    ) throws -> Any {
      if let lenient = type as? any Bridge.LenientDecodable.Type {
        return try lenient.legacyDecoder.decode(type, from: json)
      }
      if let own = type as? any ModernClient.SelfDecodingResponse.Type {
        return try own.responseDecoding.decode(type, from: data)
      }
      return try ModernClient.JSONResponseDecoding().decode(type, from: data)
    }
    """

  /// Functions that old code calls, and that Foundation only has on Apple's platforms.
  private static let appleFoundation = """
    typealias NSInteger = Swift.Int

    extension Foundation.Scanner {
      func scanCharacters(
        from set: Foundation.CharacterSet, into result: Swift.UnsafeMutablePointer<Foundation.NSString?>?
      ) -> Swift.Bool { take(scanCharacters(from: set), result) }
      func scanUpToCharacters(
        from set: Foundation.CharacterSet, into result: Swift.UnsafeMutablePointer<Foundation.NSString?>?
      ) -> Swift.Bool { take(scanUpToCharacters(from: set), result) }
      func scanString(
        _ text: Swift.String, into result: Swift.UnsafeMutablePointer<Foundation.NSString?>?
      ) -> Swift.Bool { take(scanString(text), result) }
      func scanUpTo(
        _ text: Swift.String, into result: Swift.UnsafeMutablePointer<Foundation.NSString?>?
      ) -> Swift.Bool { take(scanUpToString(text), result) }
      private func take(
        _ found: Swift.String?, _ result: Swift.UnsafeMutablePointer<Foundation.NSString?>?
      ) -> Swift.Bool {
        guard let found else { return false }
        result?.pointee = Foundation.NSString(string: found)
        return true
      }
    }
    """
}
