package import Foundation
import Stencil

/// The files of a new screen in one pattern, which compile together and do next to nothing.
package struct Scaffold: Sendable {
  private let pattern: ScaffoldPattern
  private let name: String

  /// Makes a scaffold for a screen.
  ///
  /// - Parameter name: What its types begin with, such as `Profile`.
  /// - Throws: `ScaffoldError.unusableName`.
  package init(_ pattern: ScaffoldPattern, named name: String) throws(ScaffoldError) {
    // `UI` would make a `UIView`.
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,63}/) != nil, name != "UI" else {
      throw .unusableName(name)
    }
    self.pattern = pattern
    self.name = name
  }

  /// The types that the files declare, in their order.
  package var types: [String] {
    get throws(ScaffoldError) {
      let head = /(?m)^(?:@MainActor )?(?:final )?(?:class|struct|enum|protocol) (\w+)/
      return try files().flatMap { $0.text.matches(of: head).map { String($0.1) } }
    }
  }

  /// Writes the files into a folder, which is made where it is missing; all of them or none.
  ///
  /// - Parameter placeOfType: Says where a type is declared that is compiled with the files; nil where there is none.
  /// - Returns: The files, in the order in which they are best read.
  /// - Throws: `ScaffoldError`.
  package func write(
    into folder: URL, besides placeOfType: (String) -> String? = { _ in nil }
  ) throws(ScaffoldError) -> [URL] {
    let files = try files().map { (folder.appending(path: $0.name), $0.text) }
    let taken = files.map(\.0).filter { Self.isThere($0) }
    guard taken.isEmpty else {
      throw .filesAreThere(taken.map(\.lastPathComponent), otherName: otherName)
    }
    for type in try types {
      guard let place = placeOfType(type) else { continue }
      throw .typeIsThere(type, place: place, otherName: otherName)
    }
    var written: [URL] = []
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, text) in files {
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        written.append(file)
      }
    } catch {
      for file in written { try? FileManager.default.removeItem(at: file) }
      throw .notWritten(folder: folder.path, reason: error.localizedDescription)
    }
    return written
  }

  private var otherName: String { "New\(name)" }

  /// Also true of a link that leads nowhere.
  private static func isThere(_ file: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
  }

  /// Names and texts of the files.
  func files() throws(ScaffoldError) -> [(name: String, text: String)] {
    do {
      let environment = Environment(
        loader: DictionaryLoader(templates: try Self.templates()), trimBehaviour: .smart)
      return try pattern.templates.map { suffix, template in
        let text = try environment.renderTemplate(
          name: "\(template).swift.stencil", context: context)
        return ("\(name)\(suffix).swift", text)
      }
    } catch {
      throw .brokenTemplate("\(error)")
    }
  }

  private var context: [String: Any] {
    ["name": name, "title": title, "hasRouter": pattern == .mvvmWithRouter]
  }

  /// The name in words.
  private var title: String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isUppercase == false { text.append(" ") }
      text.append(letter)
    }
  }

  /// All templates by their path below the folder of templates.
  private static func templates() throws -> [String: String] {
    guard let folder = Bundle.module.resourceURL?.appending(path: "Templates") else { return [:] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".stencil") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }
}
