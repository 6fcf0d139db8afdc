import Foundation
import MigrationEngine
import TestSupport
import Testing

/// `verify` proves what is the same, finds what is not, and says what it could not check.
@Suite(.serialized, .runsProcesses) struct VerifyTests {
  private func verify(_ arguments: [String], in folder: URL) async throws -> (CommandResult, VerificationReport?) {
    let result = try await migrateTool(
      ["verify", "--reporter", "json", "--build-path", verificationBuildPath] + arguments, in: folder)
    return (result, try? JSONDecoder().decode(VerificationReport.self, from: Data(result.output.utf8)))
  }

  @Test func oneCommandProvesEveryMigratedTypeOfTheSample() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        ["migrate", "Legacy", "--verify", "--reporter", "json", "--build-path", verificationBuildPath], in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      let migrated = report.items.filter {
        [.response, .model].contains($0.kind) && [.synthesized, .explicit].contains($0.outcome)
      }
      #expect(migrated.count == 7)
      for item in migrated {
        #expect(item.verification?.status == .provedEqual, "\(item.name): \(item.verification?.lines ?? [])")
        #expect(item.verification?.payloads ?? 0 >= 1_000, "\(item.name)")
      }
      #expect(report.verification == "5 migrated types: 5 proved equal, 0 differ, 0 not checked.")
    }
  }

  /// The new code does not come to an end on any document, so the checker is there to be ended.
  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptedRunLeavesNoProcess(signal: Int32) async throws {
    try await withTemporaryFolder { folder in
      let model = "import LegacyJSON\nimport Bridge\nstruct Model%@ {\n  let id: Int\n  %@\n}\n"
      try folder.write(
        String(format: model, "", "init(json: JSON) { id = json[\"id\"].intValue }"), to: "before/Model.swift")
      try folder.write(
        String(
          format: model, ": Decodable",
          "init(from decoder: any Decoder) throws { id = 0; while id == 0 {} }\n"
            + "  // Another text each time: what was proved would not be run.\n  // \(folder.lastPathComponent)"),
        to: "after/Model.swift")
      let job = verificationBuildPath + "/job-"
      @Sendable func checkers() async throws -> String {
        let lines = try await command("ps", ["-Ao", "stat,command"]).output.split(separator: "\n")
        return lines.filter { $0.contains(job) && !$0.hasPrefix("Z") }.joined(separator: "\n")
      }
      let result = try await command(
        toolPath, ["verify", "--before", "before", "--after", "after", "--build-path", verificationBuildPath],
        in: folder
      ) { process in
        while try await checkers().isEmpty, kill(process, 0) == 0 {}
        kill(process, signal)
      }
      #expect(result.exitCode == 128 + Int(signal), "\(result.output)\(result.errors)")
      // A busy machine takes its time to end what was killed.
      var patience = 600
      while patience > 0, try await !checkers().isEmpty {
        try await Task.sleep(nanoseconds: 100_000_000)
        patience -= 1
      }
      #expect(try await checkers() == "")
    }
  }

  @Test func typesThatReferBackToEachOtherAreCompared() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        """
        import LegacyJSON

        final class Node {
          var name: String
          weak var parent: Node?
          var children: [Node]

          init(json: JSON) {
            name = json["name"].stringValue
            children = json["children"].arrayValue.map { Node(json: $0) }
            children.forEach { $0.parent = self }
          }
        }

        """, to: "App/Node.swift")
      let result = try await migrateTool(
        "migrate", "App", "--verify", "--reporter", "json", "--build-path", verificationBuildPath, in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      #expect(report.items.map(\.verification?.status) == [.provedEqual], "\(report.items)")
    }
  }

  @Test func whatIsUnchangedIsNotCompiledAgain() async throws {
    try await withLegacySample { parent in
      let arguments = ["--before", "Legacy", "--after", Sample.folder.appendingPathComponent("Migrated").path]
      _ = try await verify(arguments, in: parent)
      let (result, report) = try await verify(arguments, in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      let items = try #require(report).items
      #expect(items.count == 5)
      #expect(items.allSatisfy { $0.verification.notes.contains("unchanged since it was proved") })
    }
  }

  /// All in one generated package: the compiler runs once for all of them.
  @Test func everyMiscompilationIsCaught() async throws {
    try await withTemporaryFolder { folder in
      var (before, after) = ("import Foundation\nimport SwiftyJSON\nimport LegacyRequests\n", "import Foundation\n")
      after += "import Bridge\nimport ModernClient\n"
      func add(_ form: Miscompilations.Form, as name: String, _ change: (String) -> String) throws {
        let old = try #require(Miscompilations.before[form])
        let new = try #require(Miscompilations.after[form])
        before += "enum \(name) {\n\(old)\n}\n"
        after += "enum \(name) {\n\(change(new))\n}\n"
      }
      for form in Miscompilations.Form.allCases { try add(form, as: "Right") { $0 } }
      before = before.replacing("}\nenum Right {", with: "")
      after = after.replacing("}\nenum Right {", with: "")
      #expect(Set(Miscompilations.all.map(\.form)) == Set(Miscompilations.Form.allCases))
      #expect(Miscompilations.all.count == 56)
      for (number, mutant) in Miscompilations.all.enumerated() {
        try #require(Miscompilations.after[mutant.form]?.contains(mutant.right) == true, "\(mutant)")
        try add(mutant.form, as: "Mutant\(number)") { $0.replacing(mutant.right, with: mutant.wrong) }
      }
      try folder.write(before, to: "before/Models.swift")
      try folder.write(after, to: "after/Models.swift")
      let (result, report) = try await verify(["--before", "before", "--after", "after"], in: folder)
      #expect(result.exitCode == 3, "\(result.errors)")
      let results = Dictionary(uniqueKeysWithValues: try #require(report).items.map { ($0.name, $0.verification) })
      for form in Miscompilations.Form.allCases {
        let right = try #require(results["Right.\(form.rawValue)"])
        #expect(right.status == .provedEqual, "\(form): \(right.lines)")
      }
      for (number, mutant) in Miscompilations.all.enumerated() {
        let found = try #require(results["Mutant\(number).\(mutant.form.rawValue)"])
        #expect(found.status == .differs, "\(mutant): \(found.lines)")
        #expect(found.difference?.payload.utf8.count ?? 0 < 120, "\(mutant) is not small: \(found.lines)")
      }
    }
  }

  /// The libraries are built once, with all mistakes in them; each run makes one of them.
  @Test func everyMistakeOfTheLibrariesIsCaught() async throws {
    let toolkit = packageRoot.appendingPathComponent(".build/mutated-toolkit")
    try LibraryMutants.writeToolkit(to: toolkit)
    #expect(LibraryMutants.all.count == 19)
    try await withTemporaryFolder { folder in
      let forms = Miscompilations.Form.allCases
      let before = forms.compactMap { Miscompilations.before[$0] }
      let after = forms.compactMap { Miscompilations.after[$0] }
      try folder.write(
        "import Foundation\nimport SwiftyJSON\nimport LegacyRequests\n" + before.joined(separator: "\n"),
        to: "before/Models.swift")
      try folder.write(
        "import Foundation\nimport Bridge\nimport ModernClient\n" + after.joined(separator: "\n"),
        to: "after/Models.swift")
      func results(_ mutant: Int?) async throws -> [String: Verification] {
        // Another seed each time: what was proved without the mistake must be run again.
        let result = try await migrateTool(
          [
            "verify", "--before", "before", "--after", "after", "--reporter", "json", "--toolkit", toolkit.path,
            "--build-path", toolkit.appendingPathComponent("build").path, "--seed", "\(mutant.map { $0 + 2 } ?? 1)",
          ], in: folder, environment: mutant.map { [LibraryMutants.variable: "\($0)"] } ?? [:])
        let report = try JSONDecoder().decode(VerificationReport.self, from: Data(result.output.utf8))
        return Dictionary(uniqueKeysWithValues: report.items.map { ($0.name, $0.verification) })
      }
      for (name, found) in try await results(nil) {
        #expect(found.status == .provedEqual, "\(name): \(found.lines)")
      }
      for (number, mutant) in LibraryMutants.all.enumerated().prefix(
        Campaign.count(LibraryMutants.all.count, fraction: 0.2))
      {
        let found = try #require(try await results(number)[mutant.form.rawValue])
        #expect(found.status == .differs, "\(mutant): \(found.lines)")
        #expect(found.difference?.payload.utf8.count ?? 0 < 120, "\(mutant) is not small: \(found.lines)")
      }
    }
  }

  @Test func whatCannotBeCheckedIsSaidWithTheReason() async throws {
    // As in a folder where nothing was built yet: SwiftPM makes this link only after a build that succeeds.
    try? FileManager.default.removeItem(atPath: verificationBuildPath + "/.build/debug")
    try await withTemporaryFolder { folder in
      try folder.write(
        """
        import UIKit
        import SwiftyJSON
        class Screen: UIViewController {
          var id = 0
          init(json: JSON) { id = json["id"].intValue; super.init(nibName: nil, bundle: nil) }
        }
        class Model {
          var id = 0
          var icon: UIImage?
          init(json: JSON) { id = json["id"].intValue }
          func show(in view: UIView) { view.addSubview(UIImageView(image: icon)) }
        }
        class Holder {
          var id = 0
          var session: SomeSession?
          init(json: JSON) { id = json["id"].intValue; session = nil }
        }
        class Badge { var icon: UIImage?; init(json: JSON) { icon = UIImage(named: json["icon"].stringValue) } }
        class Shop {
          let place: CLLocation
          let center: CLLocationCoordinate2D
          init(json: JSON) {
            place = CLLocation(latitude: json["lat"].doubleValue, longitude: json["lng"].doubleValue)
            center = CLLocationCoordinate2DMake(json["x"].doubleValue, 1)
          }
        }
        class Moved { let at: CLLocationCoordinate2D; init(json: JSON) {
          at = CLLocationCoordinate2D(latitude: json["lat"].doubleValue, longitude: 0) } }
        class Song {
          let number: Int
          init(found json: JSON) { number = json["found"].intValue }
          init(listed json: JSON) { number = json["listed"].intValue }
        }
        class Album { let song: Song; init(json: JSON) { song = Song(listed: json["song"]) } }
        class Caller { var id = 0; init(json: JSON) { id = SomeLibrary.number(json["id"].intValue) } }
        class Extra { let id: Int; init(json: JSON, index: Int) { id = index } }
        class Broken { let id: Int; init(json: JSON) { id = json["id"].intValue; if id > -100 { fatalError() } } }
        """, to: "before/Models.swift")
      try folder.write(
        """
        import UIKit
        import Bridge
        import LegacyJSON
        class Screen: UIViewController, LegacyDecodable { var id: Int }
        struct Model: LegacyDecodable {
          var id: Int
          var icon: UIImage?
          private enum CodingKeys: CodingKey { case id }
          init(from decoder: Decoder) throws { id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id) }
        }
        struct Holder: LegacyDecodable {
          var id: Int
          var session: SomeSession?
          private enum CodingKeys: CodingKey { case id }
          init(from decoder: Decoder) throws {
            id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
            session = nil
          }
        }
        struct Badge: LegacyDecodable {
          var icon: UIImage?
          private enum CodingKeys: CodingKey { case icon }
          init(from decoder: Decoder) throws {
            icon = UIImage(named: try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .icon))
          }
        }
        struct Shop: LegacyDecodable {
          let place: CLLocation
          let center: CLLocationCoordinate2D
          init(from decoder: any Decoder) throws {
            let container = try decoder.legacyContainer()
            place = try CLLocation(
              latitude: container.value(Double.self, at: "lat"), longitude: container.value(Double.self, at: "lng"))
            center = try CLLocationCoordinate2DMake(container.value(Double.self, at: "x"), 1)
          }
        }
        struct Moved: LegacyDecodable {
          let at: CLLocationCoordinate2D
          init(from decoder: any Decoder) throws {
            let container = try decoder.legacyContainer()
            at = try CLLocationCoordinate2D(latitude: 0, longitude: container.value(Double.self, at: "lat"))
          }
        }
        struct Song: LegacyDecodable {
          let number: Int
          private enum CodingKeys: String, CodingKey { case number = "listed" }
          init(found json: JSON) { number = json["found"].intValue }
        }
        struct Album: LegacyDecodable { let song: Song }
        struct Caller: LegacyDecodable { var id: Int }
        struct Extra: LegacyDecodable { let id: Int }
        struct Broken: LegacyDecodable { let id: Int }
        """, to: "after/Models.swift")
      let (result, report) = try await verify(["--before", "before", "--after", "after"], in: folder)
      #expect(result.exitCode == 3, "\(result.errors)")
      let results = Dictionary(uniqueKeysWithValues: try #require(report).items.map { ($0.name, $0.verification) })
      #expect(results["Shop"]?.status == .provedEqual, "\(results["Shop"]?.lines ?? [])")
      #expect(results["Song"]?.status == .provedEqual, "\(results["Song"]?.lines ?? [])")
      #expect(results["Moved"]?.status == .differs, "\(results["Moved"]?.lines ?? [])")
      #expect(results["Model"]?.status == .provedEqual, "\(results["Model"]?.lines ?? [])")
      let holder = try #require(results["Holder"])
      #expect(holder.status == .provedEqual, "\(holder.lines)")
      #expect(holder.notes.contains("a stand-in is compiled for `SomeSession`"), "\(holder.lines)")
      let badge = try #require(results["Badge"])
      #expect(badge.status == .provedEqual, "\(badge.lines)")
      #expect(badge.notes.contains("a stand-in is compiled for `UIImage`"), "\(badge.lines)")
      #expect(results["Caller"]?.reason?.contains("cannot find 'SomeLibrary' in scope") == true)
      #expect(results["Screen"]?.status == .notChecked)
      #expect(results["Screen"]?.reason?.contains("UIViewController") == true, "\(results["Screen"]?.lines ?? [])")
      #expect(results["Extra"]?.reason == "its initializer takes more than the document")
      #expect(results["Broken"]?.reason?.contains("the original gives the end of the program") == true)
    }
  }

  @Test func whatIsComputedIsComparedAndCodeForOlderVersionsIsReadAsItWas() async throws {
    try await withTemporaryFolder { folder in
      func computing(_ name: String, _ rest: String) -> String {
        "struct \(name) {\nlet id: Int\nvar isBig: Bool { id > 10 }\nvar title: String { isBig ? \"big\" : \"small\" }\n"
          + "var color: UIColor { isBig ? .red : .blue }\n\(rest)}\n"
      }
      let reading = "init(json: JSON) { id = json[\"id\"].intValue }\n"
      try folder.write(
        """
        import Foundation
        import SwiftyJSON
        struct Parsed {
          let n: Int
          let other: Int
          init(json: JSON) {
            let inner = JSON(data: Data(json["text"].stringValue.utf8))
            n = inner["n"].intValue
            other = json["other"].intValue
          }
        }
        struct Guarded { var n = 5; init(json: JSON) { if json == nil { return }; n = json["n"].intValue } }
        struct Harmless { var n = 0; init(json: JSON) { let x = json["n"]; if x != nil { n = x.intValue } } }
        \(computing("Same", reading))
        \(computing("Changed", reading))
        """, to: "before/A.swift")
      try folder.write(
        """
        import Foundation
        import Bridge
        import LegacyJSON
        struct Parsed: LegacyDecodable {
          let n: Int
          let other: Int
          init(from decoder: any Decoder) throws {
            let container = try decoder.legacyContainer()
            let inner = JSON(parsing: Data(try container.value(String.self, at: "text").utf8))
            n = inner["n"].intValue
            other = try container.value(Int.self, at: "other")
          }
        }
        struct Guarded: LegacyDecodable {
          let n: Int
          init(from decoder: any Decoder) throws {
            let container = try decoder.legacyContainer()
            n = try container.isNull() ? 5 : container.value(Int.self, at: "n")
          }
        }
        struct Harmless: LegacyDecodable { let n: Int }
        \(computing("Same: LegacyDecodable", ""))
        \(computing("Changed: LegacyDecodable", "").replacing("id > 10", with: "id > 11"))
        """, to: "after/A.swift")
      for (meaning, differing) in [("null", ["Changed"]), ("never", ["Changed", "Guarded"])] {
        let (result, report) = try await verify(
          ["--before", "before", "--after", "after", "--nil-guard", meaning], in: folder)
        #expect(result.exitCode == 3, "\(result.errors)")
        let items = try #require(report).items
        #expect(items.count == 5)
        for item in items {
          let expected: Verification.Status = differing.contains(item.name) ? .differs : .provedEqual
          #expect(item.verification.status == expected, "\(meaning), \(item.name): \(item.verification.lines)")
        }
        let differences = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.verification.difference) })
        #expect(differences["Changed"]??.path == "isBig" && differences["Changed"]??.payload == #"{"id":11}"#)
        #expect(meaning == "null" || differences["Guarded"]??.payload == "null")
      }
    }
  }

  @Test func tightenedTypesAreTheSameOnWhatTheEvidenceAllows() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        [
          "migrate", "Legacy", "--evidence", Sample.recorded.path, "--rename", "--verify", "--reporter", "json",
          "--build-path", verificationBuildPath,
        ], in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      #expect(report.verification == "5 migrated types: 5 proved equal, 0 differ, 0 not checked.")
      let products = try #require(report.items.first { $0.name == "DiamondResponse.Products" }?.verification)
      #expect(products.payloads >= 1_000, "\(products.lines)")
      #expect(products.refusals.contains { $0.how == "`diamond` is absent: an error" }, "\(products.lines)")
    }
  }

  @Test func aRevisionOfGitIsTheOldCode() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        "import SwiftyJSON\nstruct A { let id: Int; init(json: JSON) { id = json[\"id\"].intValue } }\n",
        to: "src/A.swift")
      let author = ["-c", "user.name=Test", "-c", "user.email=test@example.test"]
      for arguments in [["init", "-q"], ["add", "."], author + ["commit", "-qm", "one"]] {
        let result = try await command("git", arguments, in: folder)
        try #require(result.exitCode == 0, "\(result.errors)")
      }
      try folder.write("import Bridge\nstruct A: LegacyDecodable { let id: Int? }\n", to: "src/A.swift")
      let (result, report) = try await verify(["--git", "HEAD", "--after", "src"], in: folder)
      #expect(result.exitCode == 3, "\(result.errors)")
      #expect(report?.items.first?.verification.difference?.path == "id")
      // The folder that git's files were in is gone.
      #expect(report?.items.first?.file == "HEAD:src/A.swift")
      let missing = try await verify(["--git", "no-such-revision", "--after", "src"], in: folder)
      #expect(missing.0.exitCode == 1)
      #expect(missing.0.errors.contains("no-such-revision"), "\(missing.0.errors)")
    }
  }

  @Test(arguments: [
    ["verify"], ["verify", "--after", "x"], ["verify", "--before", "x"],
    ["verify", "--before", "x", "--git", "y", "--after", "z"],
  ]) func aWrongCommandLineIsUsage(arguments: [String]) async throws {
    #expect(try await migrateTool(arguments).exitCode == 64)
  }
}
