import SwiftSyntax

/// The protocols that Swift's own decoders and encoders require.
enum CodingProtocols {
  static let names = ["Codable", "Decodable", "Encodable"]

  /// The methods that a synthesized `init(from:)` calls.
  static let decodingMethods = ["decode", "decodeIfPresent"]
  /// The types that declare these methods.
  static let keyedContainers = ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]

  /// The part of a protocol that `LegacyDecodable` does not include: `Encodable` of `Codable`; nil for `Decodable`.
  static func rest(of name: String) -> String? {
    switch name {
    case "Codable", "Encodable": "Encodable"
    case "Decodable": nil
    default: name
    }
  }
}

extension ProjectFacts {
  /// The name of a method in an extension of `KeyedDecodingContainer` that the synthesized `init(from:)` of a type may
  /// call in place of Swift's own; nil for none.
  func decodingOverload(of type: String) -> String? {
    let own = CodingProtocols.decodingMethods.flatMap(functions(named:)).filter { function in
      CodingProtocols.keyedContainers.contains(function.owner ?? "")
        && function.parameters.map(\.argumentLabel) == [nil, "forKey"]
    }
    guard !own.isEmpty else { return nil }
    let types = Set(
      lineage(of: type).flatMap(instanceProperties(of:)).map { property in
        (property.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? property.type)?.trimmedDescription ?? "_"
      })
    return own.first { function in
      let asked = function.parameters.first?.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription ?? "_"
      let isGeneric = function.node.genericParameterClause?.parameters.contains { $0.name.text == asked } ?? false
      return isGeneric || types.contains(asked) || types.contains("_")
    }?.name
  }

  /// The `init(from:)` that a type declares without being `Decodable` itself; nil for none.
  func strayDecodingInitializer(of type: String) -> InitializerFacts? {
    guard Conformances(of: [type], in: self).foreign.isDisjoint(with: CodingProtocols.names) else { return nil }
    return initializers(of: type).first { initializer in
      let parameter = initializer.node.signature.parameterClause.parameters.only
      let written = parameter.map { $0.type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? $0.type }
      return initializer.labels == ["from"] && written?.dottedName?.lastComponent == "Decoder"
    }
  }
}
