import LegacyJSON

/// What the recorded answers say about the fields of the migrated types.
struct Evidence: Sendable {
  /// For each type, for each property.
  private(set) var fields: [String: [String: FieldEvidence]] = [:]
  /// In how many documents each type was found.
  private(set) var documents: [String: Int] = [:]
  /// Which group of documents was taken for which type, and which were not used, for the report.
  private(set) var notes: [String] = []

  static let none = Evidence()

  private init() {}

  /// Matches groups of documents to types by their keys, and counts.
  ///
  /// A group belongs to the type whose keys agree best with those of the group's documents, if there is one such type
  /// alone: at least half of the type's keys are in the documents, and half of the documents' keys in the type. All documents of the group count, the sparse ones too: they are
  /// what speaks against a conclusion.
  ///
  /// - Parameters:
  ///   - documents: the recorded answers.
  ///   - roots: the types that answers are decoded into, with the fields of each.
  ///   - fields: the fields of every migrated type, by its full name.
  init(documents: [EvidenceDocument], roots: [String], fields: [String: [FieldPlan]]) {
    let groups = Dictionary(grouping: documents, by: \.group).sorted { $0.key < $1.key }
    for (group, members) in groups {
      let keys = Set(members.flatMap { $0.content.dictionaryValue.keys })
      let scored = roots.map { root in
        let own = Set(fields[root, default: []].map(\.key))
        return (root: root, score: Self.agreement(of: own, with: keys))
      }
      let best = scored.map(\.score).max() ?? 0
      let matches = scored.filter { $0.score == best }.map(\.root)
      guard best >= 0.5, let root = matches.only else {
        let why = best >= 0.5 ? "fits \(matches.sorted().joined(separator: " and ")) alike" : "fits no type"
        notes.append("\(group)*: \(members.count) documents not used as evidence: the group \(why)")
        continue
      }
      notes.append("\(group)*: \(members.count) documents taken for \(root)")
      for document in members {
        var seen: Set<String> = []
        observe(document.content, as: root, fields: fields, seen: &seen)
        for type in seen { self.documents[type, default: 0] += 1 }
      }
    }
  }

  /// How well two sets of keys agree, from 0 to 1; less than 0.5 when either has little of the other.
  private static func agreement(of own: Set<String>, with keys: Set<String>) -> Double {
    let common = Double(own.intersection(keys).count)
    guard common > 0 else { return 0 }
    let shares = [common / Double(own.count), common / Double(keys.count)]
    // The mean would let a type of one key win every group that has it.
    guard let smaller = shares.min(), smaller >= 0.5 else { return 0 }
    return (shares[0] + shares[1]) / 2
  }

  private mutating func observe(
    _ value: JSON, as type: String, fields: [String: [FieldPlan]], seen: inout Set<String>
  ) {
    seen.insert(type)
    for field in fields[type, default: []] {
      let found = value[field.key]
      var evidence = self.fields[type]?[field.property] ?? FieldEvidence()
      evidence.objects += 1
      if found.type != .null {
        evidence.present += 1
        if field.type.isExact(found) { evidence.exact += 1 }
        if case .lossless(let scalar) = field.read, scalar.isLossless(found) { evidence.lossless += 1 }
      }
      self.fields[type, default: [:]][field.property] = evidence
      if case .model(let model) = field.type.element {
        for element in found.elements(depth: field.type.depth) {
          observe(element, as: model, fields: fields, seen: &seen)
        }
      }
    }
  }
}

extension FieldType {
  /// How many arrays are around the element.
  fileprivate var depth: Int {
    if case .array(let element) = self { return element.depth + 1 }
    return 0
  }
}

extension JSON {
  /// The values inside so many arrays; nothing for null.
  fileprivate func elements(depth: Int) -> [JSON] {
    if depth == 0 { return type == .null ? [] : [self] }
    return arrayValue.flatMap { $0.elements(depth: depth - 1) }
  }
}
