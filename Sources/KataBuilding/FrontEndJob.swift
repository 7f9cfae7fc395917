/// The front end's arguments for compiling a whole module, as the driver prints them, with places for files.
struct FrontEndJob: Codable, Hashable, Sendable {
  /// Stands where the source files go.
  static let sources = "kata-sources.swift"
  /// Stands where the module's name goes.
  static let module = "KataModuleName"

  /// Everything after the program itself, with placeholders.
  let arguments: [String]
  /// The object file that registers a Swift library with the runtime.
  let runtimeObject: String

  /// Reads the output of `swiftc -driver-print-jobs`; nil when it does not have the expected shape.
  init?(printedJobs text: String) {
    let jobs = text.split(separator: "\n").map { Self.words(in: $0) }
    guard let compile = jobs.first, compile.count > 2, compile.contains(Self.sources),
      let output = compile.lastIndex(of: "-o"), output + 1 < compile.count,
      let link = jobs.last, let runtime = link.first(where: { $0.hasSuffix("swiftrt.o") })
    else { return nil }
    var arguments = compile
    arguments.removeSubrange(output...(output + 1))
    arguments.removeFirst()
    self.arguments = arguments
    runtimeObject = runtime
  }

  /// The arguments that compile these files into one object.
  func arguments(module: String, sources: [String], output: String, flags: [String]) -> [String] {
    var result: [String] = []
    for argument in arguments {
      switch argument {
      case Self.sources: result += sources
      case Self.module: result.append(module)
      default: result.append(argument)
      }
    }
    return result + flags + ["-o", output]
  }

  /// Splits a printed command as a shell would: the driver quotes what needs it.
  private static func words(in line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
