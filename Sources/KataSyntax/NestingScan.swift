@_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Measures how deeply a text can make the parser recurse, before anything recursive sees it.
///
/// The parser's own lexer is asked for the tokens, so that both agree on where literals and comments end. Every
/// token may open one level more, until a comma, a semicolon or the beginning of a line shows that what came
/// before is over; brackets keep what was open around them.
struct NestingScan {
  enum Problem: Equatable {
    case depth, squares, conditions, chain
    /// What `RepetitionScan` counts.
    case hashes, conflicts, expressions
  }

  /// The first place where a limit is exceeded, and how far it is in the end.
  struct Excess: Equatable {
    let problem: Problem
    var measure: Int
    let offset: Int
  }

  /// Deepest nesting of all brackets together; the parser itself stops shortly above it.
  static let maximumDepth = 60
  /// The parser's look-ahead doubles with every `[` inside a `[`.
  static let maximumSquares = 8
  static let maximumConditions = 60
  /// The most tokens without an end, those around open brackets included.
  static let maximumChain = 1500

  /// What an open bracket suspends.
  private struct Frame {
    let isSquare: Bool
    let chain: Int
    let angles: Int
  }

  private var frames: [Frame] = []
  private var suspended = 0
  private var squares = 0
  private var conditions = 0
  /// Tokens since the last end at this level.
  private var chain = 0
  /// Open `<`, in which a comma ends nothing.
  private var angles = 0
  /// Says whether an expression or declaration may end with the token before.
  private var mayEnd = false
  /// The deepest chain of all.
  private(set) var deepest = 0

  /// Looks for the first excess in a text.
  mutating func excess(in bytes: [UInt8]) -> Excess? {
    guard !bytes.isEmpty else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var tracker = LookaheadTracker()
      return withUnsafeMutablePointer(to: &tracker) { tracker in
        var tokens = Lexer.tokenize(buffer, lookaheadTracker: tracker, experimentalFeatures: [])
        return excess(in: &tokens)
      }
    }
  }

  private mutating func excess(in tokens: inout Lexer.LexemeSequence) -> Excess? {
    var offset = 0
    var excess: Excess?
    while let token = tokens.next(), token.rawTokenKind != .endOfFile {
      read(token)
      deepest = max(deepest, suspended + chain)
      if let found = excess {
        excess?.measure = max(found.measure, measure(of: found.problem))
      } else if let problem {
        excess = Excess(
          problem: problem, measure: measure(of: problem),
          offset: offset + token.textRange.lowerBound)
      }
      offset += token.byteLength
    }
    return excess
  }

  private var problem: Problem? {
    if frames.count > Self.maximumDepth { return .depth }
    if squares > Self.maximumSquares { return .squares }
    if conditions > Self.maximumConditions { return .conditions }
    return suspended + chain > Self.maximumChain ? .chain : nil
  }

  private func measure(of problem: Problem) -> Int {
    switch problem {
    case .depth: frames.count
    case .squares: squares
    case .conditions: conditions
    case .chain: suspended + chain
    case .hashes, .conflicts, .expressions: 0
    }
  }

  // MARK: Tokens

  private mutating func read(_ token: Lexer.Lexeme) {
    let kind = token.rawTokenKind
    let word = Self.isWord(kind) ? Self.words.number(of: token.tokenText) : nil
    if token.flags.contains(.isAtStartOfLine), mayEnd, Self.mayBegin(kind, word) { end() }
    chain += 1
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: open(isSquare: kind == .leftSquare)
    case .rightParen, .rightSquare, .rightBrace: close()
    case .comma where angles == 0: end()
    case .semicolon: end()
    case .poundIf: conditions += 1
    case .poundEndif: conditions = max(0, conditions - 1)
    // What follows is looked at twice for every one of these.
    case .infixQuestionMark, .postfixQuestionMark: chain += 3
    default: readOperator(token)
    }
    if word == Word.doubling.rawValue { chain += 7 }
    mayEnd = Self.mayEnd(kind, word, token.tokenText.first)
  }

  private mutating func end() {
    (chain, angles) = (0, 0)
  }

  private mutating func open(isSquare: Bool) {
    frames.append(Frame(isSquare: isSquare, chain: chain, angles: angles))
    suspended += chain
    if isSquare { squares += 1 }
    end()
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    if frame.isSquare { squares -= 1 }
    suspended -= frame.chain
    (chain, angles) = (frame.chain + 1, frame.angles)
  }

  private mutating func readOperator(_ token: Lexer.Lexeme) {
    let text = token.tokenText
    guard let first = text.first else { return }
    if first == UInt8(ascii: "<") {
      let count = text.count { $0 == UInt8(ascii: "<") }
      angles += count
      chain += 7 * count
    } else if first == UInt8(ascii: ">") {
      angles = max(0, angles - text.prefix { $0 == UInt8(ascii: ">") }.count)
    } else if Self.isOperator(token.rawTokenKind) {
      // An operator of question or exclamation marks may be taken apart.
      chain += text.count - 1
    }
  }

  // MARK: Ends and beginnings

  /// What a word tells of the tokens around it.
  private enum Word: Int {
    /// Something has to follow.
    case opening = 1
    /// Something has to follow, and the parser looks ahead for it each time.
    case doubling
    /// It goes on with what came before.
    case continuing
  }

  private static let words = WordTable([
    Word.opening.rawValue:
      "try await unsafe copy consume borrow any some inout if while guard for switch throw case do let var discard yield then async sending isolated import",
    Word.doubling.rawValue: "repeat each",
    Word.continuing.rawValue: "else is as in where catch throws rethrows",
  ])

  private static func isWord(_ kind: RawTokenKind) -> Bool {
    kind == .identifier || kind == .keyword
  }

  private static func mayBegin(_ kind: RawTokenKind, _ word: Int?) -> Bool {
    switch kind {
    case .identifier, .keyword: word != Word.continuing.rawValue
    case .atSign, .wildcard, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .rawStringPoundDelimiter, .leftParen, .leftSquare:
      true
    default: false
    }
  }

  private static func isOperator(_ kind: RawTokenKind) -> Bool {
    [.prefixOperator, .postfixOperator, .binaryOperator].contains(kind)
  }

  private static func mayEnd(_ kind: RawTokenKind, _ word: Int?, _ first: UInt8?) -> Bool {
    switch kind {
    // An open `<` at the end of a line is lexed as one too.
    case .postfixOperator: first.map(">!?".utf8.contains) ?? false
    case .identifier, .keyword: word == nil
    case .wildcard, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
      .rightParen, .rightSquare, .rightBrace, .rightAngle, .postfixQuestionMark, .exclamationMark,
      .poundEndif, .poundElse:
      true
    default: false
    }
  }
}
