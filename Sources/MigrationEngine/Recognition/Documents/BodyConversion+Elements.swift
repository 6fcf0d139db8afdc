import SwiftSyntax

/// The methods of arrays and objects: `map`, `compactMap`, `flatMap`, `filter` and similar ones.
///
/// ## Before
/// ```swift
/// names = json["rows"].arrayValue.map { $0["name"].stringValue }
/// tags = json["tags"].arrayValue.compactMap { $0.string }
/// active = json["users"].arrayValue.filter { $0["on"].boolValue }.count
/// all = json["pages"].arrayValue.flatMap { $0["ids"].arrayValue }.count
/// counts = json["counts"].dictionaryValue.mapValues { $0.intValue }
/// ```
/// ## After
/// ```swift
/// names = try container.nestedContainers(at: "rows").map { try $0.value(String.self, at: "name") }
/// tags = try container.nestedContainers(at: "tags").compactMap { try $0.valueIfPresent(String.self) }
/// active = try container.nestedContainers(at: "users").filter { try $0.value(Bool.self, at: "on") }.count
/// all = container.nestedContainers(at: "pages").flatMap { $0.nestedContainers(at: "ids") }.count
/// counts = try container.members(at: "counts").mapValues { try $0.value(Int.self) }
/// ```
///
/// Preserves: the elements that are kept, and their order.
/// Can't: closures that may not throw, such as those of `lazy` sequences.
extension BodyConversion {
  func method(
    _ name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    let end = call.trimmedOffsets.upperBound
    switch value.kind {
    case .document:
      if name == "exists", call.arguments.isEmpty, call.trailingClosure == nil {
        try ask(value, ".exists(\(value.place))", at: call)
        return .plain
      }
      if name == "rawString", call.arguments.isEmpty, call.trailingClosure == nil {
        try ask(value, ".rawString(\(value.place))", at: call)
        return .plain
      }
      if let helper = try surroundings.helper(.method(name, labels: call.arguments.map(\.label?.text), call)) {
        return try ask(helper, named: name, call, of: value, environment)
      }
      guard Self.sequenceMethods.contains(name), !value.isChained,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
      else { throw failure(.documentUseNotUnderstood, "`.\(name)` of the document is not understood", at: call) }
      try ask(value, ".entries(\(value.place))", to: base.trimmedOffsets.upperBound, at: base)
      return try sequenceMethod(
        name, call, of: Self.continued(.entries, at: base.trimmedOffsets.upperBound, isChained: false), environment)
    case .elements, .members, .entries:
      try self.name(value, at: call)
      return try sequenceMethod(name, call, of: value, environment)
    case .optional(let wrapped):
      guard ["map", "flatMap"].contains(name), let closure = call.closure else {
        throw failure(
          .documentUseNotUnderstood, "`.\(name)` of an optional part of the document is not understood", at: call)
      }
      try self.name(value, at: call)
      guard let kind = try self.closure(closure, given: [wrapped], environment) else { return .plain }
      return .document(Self.continued(kind.inChain, at: end, isChained: value.isChained))
    case .entry:
      throw failure(.documentUseNotUnderstood, "`.\(name)` of an entry is not understood", at: call)
    }
  }

  private static let sequenceMethods: Set = [
    "map", "compactMap", "flatMap", "filter", "forEach", "contains", "allSatisfy", "first", "enumerated", "reduce",
    "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "mapValues", "compactMapValues",
  ]

  private func sequenceMethod(
    _ name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    guard let element = value.kind.element, Self.sequenceMethods.contains(name) else {
      throw failure(.documentUseNotUnderstood, "`.\(name)` of a part of the document is not understood", at: call)
    }
    let end = call.trimmedOffsets.upperBound
    func continued(_ kind: DocumentKind?) -> Chain {
      kind.map { .document(Self.continued($0, at: end, isChained: value.isChained)) } ?? .plain
    }
    let closure = call.closure
    switch name {
    case "map", "compactMap", "flatMap":
      if let whole = try wholeArray(name, call, of: value, environment) { return whole }
      if closure == nil { return continued(try reference(call, given: element)) }
      let result =
        try closure.map { found throws(NotRecognised) in
          try self.closure(found, given: [element], environment)
        } ?? nil
      switch result {
      case nil: return .plain
      case .document?, .optional(.document)?: return continued(.elements)
      case .elements? where name == "flatMap": return continued(.elements)
      default: throw failure(.documentUseNotUnderstood, "what the closure gives is not understood", at: call)
      }
    case "mapValues", "compactMapValues":
      guard let closure, value.kind == .members else { break }
      return continued(try self.closure(closure, given: [.document], environment) == nil ? nil : .members)
    case "filter":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element], environment)
      return continued(value.kind)
    case "forEach", "contains", "allSatisfy":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element], environment)
      return .plain
    case "first":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element], environment)
      return continued(.optional(element))
    case "sorted":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element, element], environment)
      return continued(value.kind == .members ? .entries : value.kind)
    case "reduce":
      guard let closure, let initial = call.arguments.first?.expression else { break }
      try plain(initial, environment)
      guard try self.closure(closure, given: [nil, element], environment) == nil else { break }
      return .plain
    case "enumerated":
      if value.kind == .elements { return continued(.entries) }
    case "reversed", "prefix", "suffix", "dropFirst", "dropLast":
      guard closure == nil else { break }
      try arguments(call.arguments, environment)
      if value.kind != .members { return continued(value.kind) }
    default: break
    }
    throw failure(.documentUseNotUnderstood, "`.\(name)` is not understood as it is called here", at: call)
  }
}

extension FunctionCallExprSyntax {
  /// The one closure of a call, behind it or in its parentheses.
  var closure: ClosureExprSyntax? {
    if !additionalTrailingClosures.isEmpty { return nil }
    return trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}
