import Foundation
import KataCore
import KataScoring
import KataSyntax

/// Atoms that people have labelled by hand, and how far rules agree with them.
struct LabelledAtoms {
  struct Count {
    var labelled = 0
    var found = 0
    var right = 0

    var precision: Double { found == 0 ? 1 : Double(right) / Double(found) }
    var recall: Double { labelled == 0 ? 1 : Double(right) / Double(labelled) }

    mutating func add(_ other: Count) {
      labelled += other.labelled
      found += other.found
      right += other.right
    }
  }

  /// What rules found, by responsibility, and how many labels have no atom.
  struct Agreement {
    var counts: [Responsibility: Count] = [:]
    var missing = 0

    var overall: Count {
      Responsibility.allCases.reduce(into: Count()) { $0.add(counts[$1] ?? Count()) }
    }

    mutating func add(_ answer: Duties, to labels: Duties) {
      for duty in Responsibility.allCases {
        let (isLabelled, isFound) = (labels.contains(duty), answer.contains(duty))
        counts[duty, default: Count()].add(
          Count(
            labelled: isLabelled ? 1 : 0, found: isFound ? 1 : 0,
            right: isLabelled && isFound ? 1 : 0))
      }
    }
  }

  private struct Row {
    let path: String
    let position: String
    let labels: Duties
  }

  private let rows: [Row]
  private let root: URL
  private let samples: URL?

  /// Reads label files.
  ///
  /// - Parameter samples: the folder with the four sample repositories; without it their rows are left out.
  init(_ files: [URL], root: URL, samples: URL?) throws {
    self.root = root
    self.samples = samples
    rows = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(Self.row)
    }.filter { samples != nil || $0.path.hasPrefix("Katas/") }
  }

  var count: Int { rows.count }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "\t")
    guard cells.count == 2 else { return nil }
    let parts = cells[0].split(separator: ":")
    let labels = cells[1].split(separator: ",").compactMap { Responsibility(rawValue: String($0)) }
    return Row(
      path: parts.dropLast(2).joined(separator: ":"),
      position: parts.suffix(2).joined(separator: ":"), labels: Duties(labels))
  }

  // MARK: Measuring

  func agreement() -> Agreement {
    var answers: [String: Duties] = [:]
    for program in Set(rows.map { SampleFolders($0.path) }).sorted(by: { $0.name < $1.name }) {
      read(program, into: &answers)
    }
    var agreement = Agreement()
    for row in rows {
      if let answer = answers["\(row.path):\(row.position)"] {
        agreement.add(answer, to: row.labels)
      } else {
        agreement.missing += 1
      }
    }
    return agreement
  }

  private func read(_ program: SampleFolders, into answers: inout [String: Duties]) {
    let facts = FactReader().facts(
      program.folders.flatMap(sources), given: program.given.flatMap(sources))
    let rules = ResponsibilityRules(facts, services: program.services)
    for (index, atom) in facts.atoms.enumerated() {
      let place = atom.location
      answers["\(place.path):\(place.line):\(place.column)"] = rules.responsibilities(of: index)
    }
  }

  private func sources(_ folder: String) -> [SourceFile] {
    let base = folder.hasPrefix("Katas/") ? root : samples ?? root
    let url = base.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let path = RelativePath(folder + "/" + name),
        let text = try? String(contentsOf: url.appending(path: name), encoding: .utf8)
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }
}

/// The folders that make up the program which a labelled file belongs to.
struct SampleFolders: Hashable {
  let name: String
  let folders: [String]
  let given: [String]
  let services: [String: Responsibility]

  init(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard parts[0] != "Katas" else {
      name = parts[0..<(parts[2] == "Starter" ? 3 : 4)].joined(separator: "/")
      folders = [name + "/Sources"]
      given = [parts[0...1].joined(separator: "/") + "/Contract"]
      services = [
        "HTTPClient": .network, "KeyValueStore": .storage, "EventLog": .logging,
        "PersonFeed": .observing, "FeedSubscription": .observing,
      ]
      return
    }
    (given, services) = ([], [:])
    switch parts[0] {
    case "tattn":
      name = parts[0...2].joined(separator: "/")
      folders = [name, "tattn/ios-architectures/CommonView"]
    case "klpmg":
      name = "klpmg/" + (parts[1] == "Shared" ? "MVC" : parts[1])
      folders = [name, "klpmg/Shared"]
    case "bajocode":
      name = parts[0...1].joined(separator: "/") + "/" + (parts[2] == "Shared" ? "MVVM" : parts[2])
      folders = [name, "bajocode/Architectures/Shared"]
    case "marshall":
      name = "marshall/Contacts/" + (parts[2] == "Services" ? "MVC" : parts[2])
      folders = [name, "marshall/Contacts/Services"]
    case "sircasu":
      name = parts[0...1].joined(separator: "/")
      folders = [name, "sircasu/Core"]
    default:
      name = parts[0...1].joined(separator: "/")
      folders = [name]
    }
  }
}
