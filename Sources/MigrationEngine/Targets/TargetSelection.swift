extension SourceFolder.Listing {
  /// The files, of which those are only read that no target of a given name compiles.
  ///
  /// - Parameter names: the targets whose files may be changed; where there are none, all files may.
  /// - Throws: ``SourceProblems`` that lists the targets when one of the names is not among them.
  func files(changingOnly names: [String]) throws -> [SourceFolder.File] {
    guard !names.isEmpty else { return files }
    let targets = ProjectTargets(in: projectFolders)
    let known = Set(targets.targets.map(\.build.name))
    let problems = names.filter { !known.contains($0) }.map { name in
      SourceProblem(
        path: name,
        message: known.isEmpty
          ? "no such target: there is no Package.swift, Xcode project or project.yml with targets that can be read"
          : "no such target; the targets are \(known.sorted().joined(separator: ", "))")
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return files.map { file in
      let own = targets.targets(of: file.fullPath).map { targets.targets[$0].build.name }
      guard file.role == .migrated, Set(own).isDisjoint(with: names) else { return file }
      return SourceFolder.File(path: file.path, role: .context, fullPath: file.fullPath)
    }
  }
}
