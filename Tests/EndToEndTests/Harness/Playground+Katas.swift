import Foundation

extension Playground {
  /// A folder of katas with one that is made of a shipped one.
  ///
  /// - Parameter change: Makes the manifest out of the shipped one's.
  func katas(
    with name: String, madeOf shipped: String, _ change: (String) -> String
  ) throws -> URL {
    let katas = folder.appending(path: "katas")
    let own = katas.appending(path: name)
    try FileManager.default.createDirectory(at: katas, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Products.katas.appending(path: shipped), to: own)
    let manifest = own.appending(path: "kata.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("\"id\": \"\(shipped)\"", with: "\"id\": \"\(name)\"")
    try Data(change(text).utf8).write(to: manifest)
    return katas
  }
}
