import Foundation
import LockbBase
import Testing

@testable import LockbCommandLine

@Suite struct ProcessTests {
  @Test func reportsWhatCouldNotBeWrittenWhole() {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    #expect(Console.write(String(repeating: "x", count: 4 << 20), to: descriptor) != nil)
  }

  @Test func takesNoKilledProgramForOneThatSucceeded() {
    #expect(ChildProgram.run(["sh", "-c", "kill -9 $$"]).status == nil)
    #expect(ChildProgram.run(["sh", "-c", "exit 3"]).status == 3)
  }

  @Test func leavesQuietlyWhenTheReaderGoesAway() throws {
    let fixture = try CommandLineFixture()
    // What the process does first: it ignores the signal.
    _ = Console.process()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let (status, errors) = try run(fixture, ["search", "coin"], output: pipe.fileHandleForWriting)
    #expect(status == 0)
    #expect(!errors.contains("written"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func saysThatTheAnswerCouldNotBeWritten() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let (status, errors) = try run(try CommandLineFixture(), ["search", "coin"], output: full)
    #expect(status == 2)
    #expect(errors.contains("the answer could not be written"))
  }

  /// Runs the command line with a real descriptor in place of standard output.
  private func run(_ fixture: CommandLineFixture, _ arguments: [String], output: FileHandle) throws
    -> (status: Int32, errors: String)
  {
    var errors = ""
    let console = Console(
      output: { Console.write($0, to: output.fileDescriptor) },
      error: { text in
        errors += text
        return nil
      })
    let runner = CommandRunner(
      packs: fixture.packs, fileSystem: DiskFileSystem(), environment: fixture.environment,
      console: console)
    let status = runner.run(
      arguments + ["--kb", fixture.knowledgeBase, "--content", fixture.content])
    return (status.rawValue, errors)
  }
}
