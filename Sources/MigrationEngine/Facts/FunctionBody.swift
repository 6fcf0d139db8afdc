import SwiftSyntax

/// The function, closure or accessor whose code a statement belongs to.
enum FunctionBody {
  case function(FunctionDeclSyntax)
  case closure(ClosureExprSyntax)
  /// A getter, setter or observer, and what it is an accessor of.
  case accessor(Syntax)
  /// An initializer or deinitializer.
  case initializer(Syntax)
  /// The top of a file.
  case script

  init(around node: some SyntaxProtocol) {
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) {
        self = .function(function)
        return
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        self = .closure(closure)
        return
      }
      if parent.is(AccessorDeclSyntax.self) || parent.is(AccessorBlockSyntax.self) {
        self = .accessor(parent)
        return
      }
      if parent.is(InitializerDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self) {
        self = .initializer(parent)
        return
      }
      current = parent.parent
    }
    self = .script
  }

  /// The `return` statements of the body itself.
  var returns: [ReturnStmtSyntax] {
    guard let code else { return [] }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.found
  }

  private var code: Syntax? {
    switch self {
    case .function(let function): function.body.map { Syntax($0.statements) }
    case .closure(let closure): Syntax(closure.statements)
    case .accessor(let node):
      node.as(AccessorDeclSyntax.self).flatMap { $0.body.map { Syntax($0.statements) } }
        ?? node.as(AccessorBlockSyntax.self).map { Syntax($0.accessors) }
    case .initializer(let node):
      node.as(InitializerDeclSyntax.self).flatMap { $0.body.map { Syntax($0.statements) } }
    case .script: nil
    }
  }

  /// Whether the declaration states that the body returns a value; closures do not state it.
  var givesValue: Bool {
    switch self {
    case .function(let function): function.signature.returnClause.map { !$0.type.isVoid } ?? false
    case .closure(let closure): closure.signature?.returnClause.map { !$0.type.isVoid } ?? true
    case .accessor(let node):
      node.as(AccessorDeclSyntax.self).map { $0.accessorSpecifier.tokenKind == .keyword(.get) } ?? true
    case .initializer, .script: false
    }
  }
}

// MARK: Result builders

extension FunctionBody {
  /// Returns whether the statements may be parts of a result builder, which allows only few kinds of statements.
  ///
  /// A `return` disables a builder, and a builder without a result is useless. A closure may be one if its file imports
  /// a library that may declare builders, or the project declares one, unless it has a statement that no builder takes.
  func mayBeBuilt(in file: SourceFile, facts: ProjectFacts) -> Bool {
    switch self {
    case .script, .initializer: return false
    case .function, .accessor: return givesValue && returns.isEmpty
    case .closure(let closure):
      if closure.isMacroArgument { return true }
      guard closure.calledBy != nil || closure.isFurtherTrailingClosure, returns.isEmpty else { return false }
      if closure.calledBy.map(Self.takesPlainClosure) == true { return false }
      guard facts.declaresResultBuilder || file.mayImportResultBuilder else { return false }
      return !closure.statements.contains { $0.item.isNoPartOfBuilder }
    }
  }

  private static func takesPlainClosure(_ call: FunctionCallExprSyntax) -> Bool {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return plainMethods.contains(access.declName.baseName.text)
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self).map { $0.baseName.text == "Task" } ?? false
  }

  /// Methods of the standard library and the system's frameworks whose closures are plain.
  private static let plainMethods: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains", "first", "allSatisfy",
    "removeAll", "async", "asyncAfter", "sync", "animate", "perform", "performAndWait", "performBatchUpdates", "sink",
    "dataTask", "addOperation", "notify", "detached", "mapValues", "compactMapValues", "firstIndex", "scheduledTimer",
  ]
}

extension ProjectFacts {
  /// Whether some type of the project is a result builder.
  fileprivate var declaresResultBuilder: Bool {
    types.contains { type in
      type.attributes.contains { attribute in
        ["resultBuilder", "_functionBuilder"].contains(
          attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
      }
    }
  }
}

extension SourceFile {
  /// Whether the file imports a library that is not known to be free of result builders.
  fileprivate var mayImportResultBuilder: Bool {
    tree.statements.contains { statement in
      guard let module = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text else {
        return statement.item.is(IfConfigDeclSyntax.self)
      }
      return !Self.plainModules.contains(module)
    }
  }

  private static let plainModules: Set = [
    "SwiftyJSON", "LegacyJSON", "LegacyRequests", "ModernClient", "Bridge", "HTTPTransport", "Foundation",
    "FoundationNetworking", "UIKit", "AppKit", "Cocoa", "CoreData", "CoreLocation", "CoreGraphics", "CoreImage",
    "Combine",
    "MapKit", "AVFoundation", "WebKit", "UserNotifications", "Dispatch", "os", "Darwin", "Glibc", "XCTest", "Photos",
    "Contacts", "Security", "SafariServices", "MessageUI", "StoreKit", "QuartzCore", "ImageIO", "Alamofire", "SnapKit",
    "Kingfisher", "SDWebImage", "RxSwift", "RxCocoa", "RealmSwift", "ObjectMapper", "PromiseKit", "Moya",
    "SVProgressHUD",
    "MBProgressHUD", "AlamofireImage", "Realm", "ReactiveSwift", "ReactiveCocoa", "Firebase", "Bolts", "CryptoSwift",
  ]
}

extension CodeBlockItemSyntax.Item {
  /// Whether the statement can't be in a result builder.
  fileprivate var isNoPartOfBuilder: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.contains { $0.assigns } }
    return self.is(GuardStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self)
      || self.is(DeferStmtSyntax.self) || self.is(DoStmtSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is given to a macro, which may take other statements than Swift does.
  fileprivate var isMacroArgument: Bool {
    var current = parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if node.is(MacroExpansionExprSyntax.self) || node.is(MacroExpansionDeclSyntax.self) { return true }
      current = node.parent
    }
    return false
  }

  /// Whether the closure stands behind another trailing closure of its call.
  fileprivate var isFurtherTrailingClosure: Bool { parent?.is(MultipleTrailingClosureElementSyntax.self) == true }
}

extension TypeSyntax {
  /// `Void` or `()`.
  fileprivate var isVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(trimmedDescription.filter { !$0.isWhitespace })
  }
}

private final class ReturnFinder: SyntaxVisitor {
  private(set) var found: [ReturnStmtSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeBlockSyntax {
  /// Whether it does nothing but `return nil`.
  var returnsNil: Bool { statements.returnsNil }
}

extension CodeBlockItemListSyntax {
  /// Whether it is `return nil` and nothing else.
  var returnsNil: Bool {
    only?.item.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
  }
}
