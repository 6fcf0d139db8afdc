import SwiftSyntax

/// The declarations and uses in one file.
struct FileFacts: Sendable {
  typealias Use = ProjectFacts.Use

  var imports: [Import] = []
  var types: [TypeFacts] = []
  var properties: [PropertyFacts] = []
  var functions: [FunctionFacts] = []
  var initializers: [InitializerFacts] = []
  var jsonInitializers: [JSONInitializer] = []
  var extensions: [ExtensionFacts] = []
  var aliases: Set<String> = []
  /// The types of the type aliases, by the full names of the aliases.
  var aliasedTypes: [String: [TypeSyntax]] = [:]
  var placeholders: Set<String> = []
  /// Aliases, generic parameters and associated types, by their names.
  var scopedNames: [String: [ScopedName]] = [:]
  var mutatingFunctions: Set<String> = []
  /// The precedence groups of infix operators, by the operators; an operator without one has the default.
  var operators: [String: String] = [:]
  var precedenceGroups: [PrecedenceGroupDeclSyntax] = []

  var memberAccesses: [String: [Use<MemberAccessExprSyntax>]] = [:]
  var references: [String: [Use<DeclReferenceExprSyntax>]] = [:]
  var typeReferences: [String: [Use<Syntax>]] = [:]
  var keyPathComponents: [String: [Use<DeclReferenceExprSyntax>]] = [:]
  var shorthandBindings: [String: [Use<TokenSyntax>]] = [:]
  var mutations: [String: [Use<Syntax>]] = [:]
  /// Members on which a method is called only for its effect, by the method. The call changes a value, unless the
  /// method is a nonmutating one of the project.
  var statementCalls: [String: [Use<ExprSyntax>]] = [:]
  /// Whether some type looks its members up by key paths that may write.
  var hasWritingLookup = false
  var identityOperands: [Use<ExprSyntax>] = []
  var weakTypes: [Use<TypeSyntax>] = []
  var weakCaptures: [Use<ClosureCaptureSyntax>] = []
  var printedValues: [Use<ExprSyntax>] = []
  /// Whether a value is passed to code that shows the stored properties of any value.
  var hasMirrors = false
  /// Functions that print any argument.
  var printingFunctions: Set<String> = []
  var caughtErrors: [CaughtError] = []
  /// The places that throw, by the text of the error.
  var thrownErrors: [String: [Place]] = [:]
  var objectUses: [Place] = []
  var codableCasts: [String: [Place]] = [:]

  /// Whether some uses were left out because no decision looks them up.
  var isReduced = false

  /// A place in a file, for look-ups over whole files and outlines.
  struct Place: Sendable, Equatable, FileLocated {
    var file: Int
    let offset: Int
  }

  /// A pattern of a `catch`.
  struct CaughtError: Sendable, FileLocated {
    let pattern: String
    var place: Place

    var file: Int {
      get { place.file }
      set { place.file = newValue }
    }
  }

  init() {}

  init(of file: SourceFile, index: Int) {
    let collector = FactCollector(file: index)
    collector.walk(file.tree)
    self = collector.facts
    imports = Import.all(in: file.tree)
  }
}

extension String {
  /// `C` of `A.B.C`.
  var lastComponent: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }

  /// `A.B` of `A.B.C`; nil for `A`.
  var enclosingScope: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// The parts that may be identifiers or numbers in source.
  var identifiers: [Substring] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}
