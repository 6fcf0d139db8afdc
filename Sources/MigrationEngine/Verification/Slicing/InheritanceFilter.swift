import SwiftSyntax

/// Decides which conformances of a type a slice keeps: those that exist in the generated package.
struct InheritanceFilter {
  let facts: ProjectFacts

  /// The protocols and types that are known without the project, with the members that they require.
  static let requirements: [String: Set<String>] = [
    "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Comparable": ["==", "<"], "Identifiable": ["id"],
    "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
    "RawRepresentable": ["rawValue", "RawValue"], "OptionSet": ["rawValue", "RawValue"], "CaseIterable": ["allCases"],
    "Codable": ["encode", "CodingKeys"], "Encodable": ["encode", "CodingKeys"], "Decodable": ["CodingKeys"],
    "CodingKey": ["stringValue", "intValue"], "Error": [], "LocalizedError": ["errorDescription"], "Sendable": [],
    "AnyObject": [], "NSObject": [], "NSObjectProtocol": [], "String": [], "Int": [], "Int8": [], "Int16": [],
    "Int32": [], "Int64": [], "UInt": [], "UInt8": [], "UInt16": [], "UInt32": [], "UInt64": [], "Double": [],
    "Float": [], "Character": [], "JSONDeserializable": [], "APIResponse": ["status"], "RequestParams": [],
    "LegacyDecodable": runtimeMembers, "LegacyFailableDecodable": runtimeMembers,
    "LegacyThrowingDecodable": runtimeMembers, "LegacyConfiguredDecodable": runtimeMembers,
    "LenientDecodable": runtimeMembers, "ContainerInitializable": runtimeMembers, "DecodingRule": ["value"],
    "ObjectDecodingRule": ["value"],
    "DefaultProviding": ["decodingDefault"],
    "LegacyHTTPResponse": runtimeMembers, "HTTPResponse": runtimeMembers, "HTTPStatusReporting": runtimeMembers,
    "SelfDecodingResponse": runtimeMembers, "LegacyReadable": ["legacyValue", "LegacyValue"],
    "LegacyWritable": ["legacyValue", "LegacyValue", "legacyJSON"], "ExpressibleByStringLiteral": [],
    "ExpressibleByIntegerLiteral": [], "ExpressibleByFloatLiteral": [], "ExpressibleByBooleanLiteral": [],
    "ExpressibleByNilLiteral": [], "ExpressibleByArrayLiteral": [], "ExpressibleByDictionaryLiteral": [],
    "Sequence": ["makeIterator", "Element", "Iterator"], "IteratorProtocol": ["next", "Element"],
    "@unchecked Sendable": [], "Formatter": [], "DateFormatter": [],
  ]

  private static let runtimeMembers: Set = [
    "legacyDecoder", "legacyRules", "responseDecoding", "CodingKeys", "status", "reportedStatus",
  ]

  /// The inherited types of a declaration that stay.
  func kept(_ group: any DeclGroupSyntax) -> [TypeSyntax] {
    let inherited = group.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    return inherited.enumerated().compactMap { index, type in
      isKept(type, isFirst: index == 0, of: group) ? type : nil
    }
  }

  private func isKept(_ type: TypeSyntax, isFirst: Bool, of group: any DeclGroupSyntax) -> Bool {
    let name = type.trimmedDescription
    let simple = String(name.split(separator: ".").last ?? "")
    if Self.requirements[name] != nil || Self.requirements[simple] != nil { return true }
    if !facts.types(withSimpleName: simple).isEmpty || facts.aliases.contains(name) { return true }
    // The first type of an enumeration with raw values is their type, and no protocol: `CGFloat`.
    if isFirst, group.memberBlock.enumerationCases.contains(where: { $0.rawValue != nil }) { return true }
    guard isFirst, let declaration = group.as(ClassDeclSyntax.self) else { return false }
    // A superclass that the project does not declare; without it `super` and `override` mean nothing.
    return UsesSuperclass.check(declaration)
  }

  private final class UsesSuperclass: SyntaxVisitor {
    private var found = false

    static func check(_ node: ClassDeclSyntax) -> Bool {
      let visitor = UsesSuperclass(viewMode: .sourceAccurate)
      visitor.walk(node.memberBlock)
      return visitor.found
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if token.tokenKind == .keyword(.super) || token.tokenKind == .keyword(.override) { found = true }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
