import TestSupport
import Testing

/// What shells complete.
@Suite(.runsProcesses) struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func commandsOptionsAndIdiomsAreCompleted(_ shell: String) async throws {
    let script = try await migrateTool("--generate-completion-script", shell)
    #expect(script.exitCode == 0)
    let words = [
      "explain", "migrate", "scan", "verify", "init", "trend", "reporter", "scalar-read", "synthesized",
      "document-handed-on",
    ]
    for word in words { #expect(script.output.contains(word), "\(word)") }
  }

  @Test func bashReadsItsScript() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(try await migrateTool("--generate-completion-script", "bash").output, to: "completion.bash")
      let completed = try await command(
        "bash",
        [
          "-c",
          """
          source completion.bash
          COMP_WORDS=(migrate-tool explain scalar) COMP_CWORD=2 COMP_LINE="migrate-tool explain scalar" COMP_POINT=27
          _migrate-tool migrate-tool scalar explain
          printf '%s\\n' "${COMPREPLY[@]}"
          """,
        ], in: folder)
      #expect(completed.output == "scalar-read\n", "\(completed.errors)")
    }
  }
}
