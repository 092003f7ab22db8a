internal import ArgumentParser
internal import LockbBase
internal import LockbClaims
internal import LockbPack

/// Turns arguments into an answer, a note on standard error and a status.
struct CommandRunner {
  let packs: [KnowledgePack]
  let fileSystem: any FileSystem
  let environment: Environment
  let console: Console

  /// Runs one command line.
  func run(_ arguments: [String]) -> ExitStatus {
    HelpText.$userLanguage.withValue(environment.language) {
      Completions.$packs.withValue(packs) { runInUserLanguage(arguments) }
    }
  }

  private func runInUserLanguage(_ arguments: [String]) -> ExitStatus {
    switch arguments {
    case ["--version"]: return show(Messages(environment.language).version(environment.commit))
    case ["--generate-manual"]:
      return show(ManualPage(LockbCommand._dumpHelp(), in: environment.language).text)
    default: break
    }
    // The tables by which documents are read are cut while the rest of the command line is.
    let tables = arguments.first == CheckCommand.name ? packs.grammarTables : nil
    do {
      var command = try parsed(arguments)
      if let command = command as? any Subcommand { return run(command, tables) }
      // What is left is the request for a help page, which running it throws.
      try command.run()
      return .success
    } catch let failure as CommandFailure {
      return report(failure, of: commandName(in: arguments), asJSON: wantsJSON(arguments))
    } catch {
      return reportParsing(error, arguments)
    }
  }

  private func run(
    _ command: some Subcommand, _ tables: Eventual<GrammarTables>?
  ) -> ExitStatus {
    let name = type(of: command).name
    let session = Session(
      packs: packs, grammarTables: tables, fileSystem: fileSystem, environment: environment,
      console: console, options: command.common, words: command.words)
    do {
      let format = try session.format(among: type(of: command).formats)
      let start = ContinuousClock.now
      let answer = try command.answer(in: session)
      console.answer(answer.rendered(as: format, by: name, for: session.presentation))
      if command.common.verbose || type(of: command).tellsTime {
        session.note(session.messages.took(ContinuousClock.now - start))
      }
      if let reason = console.outputFailure { throw session.messages.notWritten(reason) }
      return answer.status
    } catch {
      let isJSON = command.common.formatName == "json"
      return report(session.failure(error), of: name, asJSON: isJSON)
    }
  }

  private func report(_ failure: CommandFailure, of command: String, asJSON: Bool) -> ExitStatus {
    if asJSON {
      console.answer(Envelope.failure(command, failure).text + "\n")
    }
    let prefix = command.isEmpty ? "lockb" : "lockb \(command)"
    let hint = failure.hint.isEmpty ? "" : " " + failure.hint
    console.note("\(prefix): \(failure.message)\(hint)")
    return failure.status
  }

  private func show(_ text: String) -> ExitStatus {
    console.answer(text)
    return .success
  }

  private func reportParsing(_ error: any Error, _ arguments: [String]) -> ExitStatus {
    guard LockbCommand.exitCode(for: error) != .success else {
      // The parser leaves explanations out where its columns do not fit.
      let text = LockbCommand.fullMessage(for: error, columns: max(40, environment.columns))
      return show(HelpLayout.translated(text, to: environment.language) + "\n")
    }
    let command = commandName(in: arguments)
    let text = LockbCommand.message(for: error)
    let messages = Messages(environment.language)
    let failure = CommandFailure.usage(
      "usage", HelpLayout.translatedError(text, to: environment.language),
      hint: messages.seeHelp(command))
    return report(failure, of: command, asJSON: wantsJSON(arguments))
  }

  /// Hands the arguments to the command that the first of them names, whose parser starts faster
  /// than the one of all commands, and to that one where it names none: `--help`, `help check`.
  private func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    // The parser takes help about nothing for help about everything.
    let isHelp = arguments.first == "help"
    guard let word = arguments.dropFirst(isHelp ? 1 : 0).first, !word.hasPrefix("-") else {
      return try LockbCommand.parseAsRoot(arguments)
    }
    guard let command = LockbCommand.subcommands.first(where: { $0.name == word }) else {
      throw Messages(environment.language)
        .unknownCommand(word, LockbCommand.subcommands.map { $0.name })
    }
    let rest = Array(arguments.dropFirst(isHelp ? 2 : 1))
    if let member = rest.first, !member.hasPrefix("-"), !command.members.isEmpty {
      let name = word + " " + member
      let names = command.members.map { $0.name }
      guard names.contains(name) else {
        throw Messages(environment.language).unknownCommand(name, names)
      }
    }
    return isHelp ? try LockbCommand.parseAsRoot(arguments) : try command.parseAsRoot(rest)
  }

  /// The command that the arguments name, for messages about arguments that do not parse.
  private func commandName(in arguments: [String]) -> String {
    for (index, word) in arguments.enumerated() {
      guard let command = LockbCommand.subcommands.first(where: { $0.name == word }) else {
        continue
      }
      let name = word + " " + (arguments.dropFirst(index + 1).first ?? "")
      return command.members.contains { $0.name == name } ? name : word
    }
    return ""
  }

  private func wantsJSON(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && $1 == "json" }
      || arguments.contains("--format=json")
  }
}
