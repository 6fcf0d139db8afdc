import SwiftSyntax

/// The reading of a converted property, from its type and its wrapper, in the form of a plan for the original code.
struct EarlierField {
  let read: ReadRule
  var fallback: String?
  var isGuarded = false

  /// The wrappers that can be read back.
  static let wrappers: Set = [
    "Coerced", "DecodedBy", "DefaultValue", "DefaultEmptyString", "DefaultFalse", "DefaultTrue", "DefaultZero",
    "Lossless", "NeverNil", "NilIfAbsent", "NilIfEmpty", "NilIfNull", "OptionalDefaultEmptyString",
    "OptionalDefaultFalse", "OptionalDefaultTrue", "OptionalDefaultZero",
  ]
}

extension EarlierField {
  /// Creates the field. Nil for a wrapper that does not match the property's type.
  ///
  /// - Parameters:
  ///   - wrapper: the name of the wrapper; nil for none.
  ///   - type: the property's type without its optional.
  ///   - isOptional: whether the property is one.
  ///   - requiresValues: whether the type refuses a document without a non-optional value.
  init?(wrapper: String?, type: FieldType, isOptional: Bool, requiresValues: Bool) {
    switch wrapper {
    case nil where isOptional: read = Self.optional(type)
    case nil:
      // Of what refuses a document that lacks it, a model and an array look as they do elsewhere.
      if requiresValues, case .scalar(let scalar) = type {
        read = .optional(scalar)
        isGuarded = true
      } else {
        read = Self.value(type)
      }
    case "Lossless":
      guard isOptional, case .scalar(let scalar) = type else { return nil }
      read = .lossless(scalar)
    case "NeverNil":
      guard isOptional else { return nil }
      read = Self.value(type)
    case "Coerced":
      guard case .scalar(let scalar) = type else { return nil }
      read = .value(scalar)
    case "DecodedBy", "DefaultValue": read = .code
    case let name?:
      if let presence = Self.presence(asked: name) {
        guard isOptional else { return nil }
        read = .ifPresent(Self.value(type), presence)
      } else {
        guard case .scalar(let scalar) = type,
          let value = Self.defaults.first(where: {
            FieldDecision.Wrapper(default: $0, of: scalar, isOptional: isOptional)?.name == name
          })
        else { return nil }
        read = .optional(scalar)
        fallback = value
      }
    }
  }

  /// The values for which there are wrappers, as source.
  private static let defaults = [#""""#, "false", "true", "0"]

  /// Returns the check that a wrapper makes before it reads. Nil for a wrapper without one.
  static func presence(asked name: String) -> ReadRule.Presence? {
    ReadRule.Presence.allCases.first { FieldDecision.Wrapper($0, of: .code)?.name == name }
  }

  /// Returns the rule for a call of `decode`.
  static func value(_ type: FieldType) -> ReadRule {
    switch type {
    case .scalar(let scalar): .value(scalar)
    case .model(let model): .model(model)
    case .array(let element): .elements(element)
    case .other: .code
    }
  }

  /// Returns the rule for a call of `decodeIfPresent`.
  static func optional(_ type: FieldType) -> ReadRule {
    switch type {
    case .scalar(let scalar): .optional(scalar)
    case .model: .ifPresent(value(type), .notNull)
    case .array(let element): .optionalElements(element)
    case .other: .code
    }
  }
}
