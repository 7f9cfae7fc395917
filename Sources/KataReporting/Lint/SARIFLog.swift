/// The parts of a SARIF 2.1.0 log that we write, with its own names.
struct SARIFLog: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind: String
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
    let properties: Properties
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Properties: Encodable {
    let tags: [String]
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    /// Relative to the folder that was read.
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }

  /// Plain text in which nothing is a link or a placeholder.
  struct Message: Encodable {
    let text: String

    init(_ text: String) {
      // Readers make a link of `[a](b)` and a placeholder of `{0}`.
      self.text = text.replacing("](", with: "] (").replacing(/\{(?=[0-9])/, with: "{ ")
    }
  }
}
