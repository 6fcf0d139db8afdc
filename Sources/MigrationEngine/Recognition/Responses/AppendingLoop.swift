import SwiftParser
import SwiftSyntax

/// Fills an empty array in a loop over the document's elements.
///
/// ## Before
/// ```swift
/// for item in json["users"].arrayValue {
///   users.append(User(json: item))
/// }
/// if let items = json["admins"].array {
///   for item in items {
///     let admin = User(json: item)
///     admins.append(admin)
///   }
/// }
/// for item in json["guests"].arrayValue {
///   do { guests.append(try Guest(json: item)) } catch {}
/// }
/// ```
/// ## After
/// ```swift
/// let users: [User]
/// let admins: [User]
/// let guests: [Guest]
/// ```
///
/// Preserves: every element, in its order. The loop is read as `users = json["users"].arrayValue.map { User(json: $0)
/// }`. Without an array there is nothing to iterate, for either accessor.
/// Can't: an array that is not empty initially, a loop over a `JSON` itself (which also iterates objects), anything
/// else in the body.
struct AppendingLoop {
  /// The property, or the local variable, that is appended to.
  let target: ExprSyntax
  /// The array as one expression.
  let value: ExprSyntax

  /// Creates the loop. Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) {
    var (item, context) = (item, context)
    if let (name, value, body) = item.bindingOfOneValue {
      guard value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "array" else { return nil }
      context.aliases[name] = nil
      context.values[name] = value
      item = body
    }
    let guarded = GuardedLoop(item, in: context)
    if let guarded { (item, context) = (guarded.loop, guarded.context) }
    guard let found = Appending(item), !found.isOfEntries else { return nil }
    // The condition makes `array!` safe.
    let array = (guarded == nil ? nil : found.array.as(ForceUnwrapExprSyntax.self)?.expression) ?? found.array
    guard let documents = context.meant(by: array).arrayOfDocuments,
      guarded.map({ guarded in context.document(documents).map(guarded.covers) ?? false }) ?? true
    else { return nil }
    target = found.target
    let parameter = found.element == "$0" ? "" : "\(found.element) in "
    let method = found.isOptional ? "compactMap" : "map"
    let text = "\(documents.trimmedDescription).arrayValue.\(method) { \(parameter)\(found.made.trimmedDescription) }"
    guard let parsed = Parser.parse(source: text).statements.only?.item.as(ExprSyntax.self) else { return nil }
    value = parsed
  }
}

extension ExprSyntax {
  /// The document `x` of `x.arrayValue`, of `x.array ?? []`, and of `x.array` that was checked before.
  fileprivate var arrayOfDocuments: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.only?.expression.arrayOfDocuments }
    if let (value, fallback) = coalesced {
      return fallback.as(ArrayExprSyntax.self)?.elements.isEmpty == true ? value.arrayOfDocuments : nil
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.arrayOfDocuments }
    guard let access = self.as(MemberAccessExprSyntax.self),
      ["array", "arrayValue"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base
  }
}
