import SwiftSyntax

/// Models whose initializer takes more than the document.
///
/// ## Before
/// ```swift
/// comment = Comment(json: json["comment"], depth: json["depth"].intValue)
/// comments = json["comments"].arrayValue.map { Comment(json: $0, depth: 1) }
/// ```
/// ## After
/// ```swift
/// comment = try container.value(Comment.self, at: "comment", configuration: container.value(Int.self, at: "depth"))
/// comments = try container.nestedContainers(at: "comments").map { try $0.value(Comment.self, configuration: 1) }
/// ```
///
/// Preserves: the values that the model gets. Several values become a tuple.
/// Can't: omitted arguments whose default is not a literal; models that are not converted.
extension BodyConversion {
  func configured(_ call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) -> Bool {
    guard call.trailingClosure == nil, let name = call.calledExpression.initializedTypeName else { return false }
    let arguments = Array(call.arguments)
    guard let model = modelName(name), let entry = surroundings.configured(model), !entry.configuration.isEmpty,
      let argument = arguments.first(where: { document($0.expression, environment) != nil }),
      argument.label?.text == entry.label, let value = document(argument.expression, environment),
      let base = value.base, let given = entry.configuration.values(arguments.filter { $0.id != argument.id })
    else { return false }
    let reading = entry.effect == .failable ? "valueIfAccepted" : "value"
    let (opening, closing) = given.count > 1 ? ("(", "))") : ("", ")")
    var text = "\(base).\(reading)(\(name).self\(value.location), configuration: \(opening)"
    var end = call.trimmedOffsets.lowerBound
    for (index, value) in given.enumerated() {
      if index > 0 { text += ", " }
      switch value {
      case .expression(let expression):
        try replace(end..<expression.trimmedOffsets.lowerBound, by: text, at: call)
        try plain(expression, environment)
        end = expression.trimmedOffsets.upperBound
        text = ""
      case .text(let literal): text += literal
      }
    }
    try replace(end..<call.trimmedOffsets.upperBound, by: text + closing, at: call)
    if base == container { noteQuestion() }
    try placeTry(over: Syntax(call))
    return true
  }
}

/// The value of a parameter.
enum ConfigurationValue {
  case expression(ExprSyntax)
  /// The default value.
  case text(String)
}

extension [ConfigurationParameter] {
  /// Returns the values of the parameters for a call's arguments. Nil if they are not certain.
  func values(_ arguments: [LabeledExprSyntax]) -> [ConfigurationValue]? {
    var left = arguments[...]
    var values: [ConfigurationValue] = []
    for parameter in self {
      if let next = left.first, next.label?.text == parameter.label {
        values.append(.expression(next.expression))
        left.removeFirst()
      } else if let literal = parameter.literal {
        values.append(.text(literal))
      } else {
        return nil
      }
    }
    return left.isEmpty ? values : nil
  }
}
