import SwiftParser
import SwiftSyntax

/// Converts a loop that only fills an array to a `map`.
///
/// ## Before
/// ```swift
/// for banner in json["banners"].arrayValue {
///   let imageURL = banner["image_url"].stringValue
///   urls.append(imageURL)
/// }
/// ```
/// ## After
/// ```swift
/// enum UrlsRule: ObjectDecodingRule {
///   static let value = Decoding<[String]> { container in
///     try container.nestedContainers(at: "banners").map { try $0.decode(String.self, at: "image_url") }
///   }
/// }
/// ```
///
/// If an element can't fail, the array is decoded as a whole: `try container.decode([Banner].self, at: "banners")`.
///
/// Preserves: every element, in its order, and the error of the first that fails.
/// Can't: a loop that skips elements, does anything else, or fills something other than an array.
extension RuleText {
  /// The text with the loop as one expression; nil when it is anything else.
  ///
  /// - Parameter isCertain: whether reading a type never fails, so that no element is left out of an array of them.
  func mappingLoop(_ isCertain: (_ type: String) -> Bool) -> String? {
    var items = Parser.parse(source: text).statements.map(\.item)
    guard let returned = items.popLast()?.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription,
      let loop = items.popLast()?.as(ForStmtSyntax.self), loop.isPlain,
      let begins = items.firstIndex(where: { $0.nameOfEmptyArray == returned }),
      let (element, parameter) = loop.element,
      let (made, isTried) = loop.body.statements.valueAppended(to: returned), !made.uses(returned)
    else { return nil }
    items.remove(at: begins)
    // A constant may stand for the sequence of the loop.
    let constant = items.popLast()
    guard items.isEmpty, let whole = constant.map({ $0.value(of: loop.sequence, besides: made) }) ?? loop.sequence
    else {
      return nil
    }
    let sequence = whole.as(TryExprSyntax.self)?.expression ?? whole
    guard sequence.isChainOfCalls, !sequence.uses(returned) else { return nil }
    if parameter == "$0", let question = sequence.asked(for: made, of: element, isCertain) { return question }
    let hasClosure = made.codeTokens.contains { $0.tokenKind == .leftBrace }
    let value = hasClosure ? made : made.renaming(element, to: parameter)
    let names = parameter == "$0" ? element : "_, \(element)"
    let closure = "\(hasClosure ? "\(names) in " : "")\(isTried ? "try " : "")\(value.trimmedDescription)"
    let mayThrow = sequence.id != whole.id || isTried || made.mayThrow
    return "\(mayThrow ? "try " : "")\(sequence.trimmedDescription).map { \(closure) }"
  }
}

extension CodeBlockItemSyntax.Item {
  /// `names` of `var names: [String] = []`.
  fileprivate var nameOfEmptyArray: String? {
    let declared = self.as(VariableDeclSyntax.self)?.bindings.only?.typeAnnotation?.type
    let type =
      declared?.as(OptionalTypeSyntax.self)?.wrappedType
      ?? declared?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? declared
    return type?.is(ArrayTypeSyntax.self) ?? true ? emptyLocalArray : nil
  }

  /// The value of the constant that an expression is, when nothing else uses it.
  fileprivate func value(of expression: ExprSyntax, besides other: ExprSyntax) -> ExprSyntax? {
    guard let constant = self.as(VariableDeclSyntax.self), let binding = constant.bindings.only,
      constant.bindingSpecifier.tokenKind == .keyword(.let), binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      expression.trimmedDescription == name, !other.uses(name)
    else { return nil }
    return binding.initializer?.value
  }
}

extension ForStmtSyntax {
  /// Whether it iterates all elements, each under its name.
  fileprivate var isPlain: Bool {
    whereClause == nil && caseKeyword == nil && awaitKeyword == nil && tryKeyword == nil
  }

  /// The name of an element, with the closure's parameter that stands for it: `name`, `(_, name)`.
  fileprivate var element: (name: String, parameter: String)? {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, typeAnnotation == nil {
      return (name, "$0")
    }
    guard let parts = pattern.as(TuplePatternSyntax.self)?.elements, parts.count == 2,
      parts.first?.pattern.is(WildcardPatternSyntax.self) == true, parts.allSatisfy({ $0.label == nil }),
      let name = parts.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return (name, "$1")
  }
}

extension CodeBlockItemListSyntax {
  /// The value that statements which do nothing else append to an array, and whether `try` stands before that; a constant
  /// is put in its place.
  fileprivate func valueAppended(to name: String) -> (value: ExprSyntax, isTried: Bool)? {
    let tried = last?.item.as(TryExprSyntax.self)?.expression
    guard let call = (tried.map(Syntax.init) ?? last.map { Syntax($0.item) })?.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.only,
      argument.label == nil, call.trailingClosure == nil,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      (method.base?.as(OptionalChainingExprSyntax.self)?.expression ?? method.base)?.trimmedDescription == name,
      method.declName.trimmedDescription == "append"
    else { return nil }
    if count == 1 { return (argument.expression, tried != nil) }
    guard count == 2, let constant = first?.item.as(VariableDeclSyntax.self), let binding = constant.bindings.only,
      constant.bindingSpecifier.tokenKind == .keyword(.let), binding.typeAnnotation == nil,
      binding.pattern.trimmedDescription == argument.expression.trimmedDescription
    else { return nil }
    return binding.initializer.map { ($0.value, false) }
  }
}

extension ExprSyntax {
  /// `try container.decode([Banner].self, at: "banners")` of `container.nestedContainers(at: "banners")`, when each element
  /// is `try $0.decode(Banner.self)`.
  fileprivate func asked(
    for made: ExprSyntax, of element: String, _ isCertain: (_ type: String) -> Bool
  ) -> String? {
    guard let containers = self.as(FunctionCallExprSyntax.self),
      let method = containers.calledExpression.as(MemberAccessExprSyntax.self), let container = method.base,
      method.declName.baseName.text == "nestedContainers",
      let question = (made.as(TryExprSyntax.self)?.expression ?? made).as(FunctionCallExprSyntax.self),
      question.calledExpression.trimmedDescription == "\(element).decode",
      let type = question.arguments.only?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base?.trimmedDescription, isCertain(name)
    else { return nil }
    let place = containers.arguments.isEmpty ? "" : ", \(containers.arguments.trimmedDescription)"
    return "try \(container.trimmedDescription).decode([\(name)].self\(place))"
  }

  /// Whether a member access on it needs no parentheses: `a.b(c).d`.
  fileprivate var isChainOfCalls: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChainOfCalls }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isChainOfCalls ?? false }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.isChainOfCalls }
    return self.is(DeclReferenceExprSyntax.self)
  }

  /// Whether something in it is tried.
  fileprivate var mayThrow: Bool {
    codeTokens.contains { token in
      guard token.tokenKind == .keyword(.try) else { return false }
      let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
      return next != .postfixQuestionMark && next != .exclamationMark
    }
  }

  fileprivate func uses(_ name: String) -> Bool {
    codeTokens.contains { $0.tokenKind == .identifier(name) }
  }

  /// The expression with another name for one that stands by itself.
  fileprivate func renaming(_ name: String, to other: String) -> ExprSyntax {
    final class Renaming: SyntaxRewriter {
      let name: String
      let other: String

      init(_ name: String, to other: String) {
        (self.name, self.other) = (name, other)
        super.init()
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id || node.baseName.text != name {
          return ExprSyntax(node)
        }
        return ExprSyntax(node.with(\.baseName.tokenKind, .dollarIdentifier(other)))
      }
    }
    return ExprSyntax(Renaming(name, to: other).visit(self))
  }
}
