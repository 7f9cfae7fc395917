import KataCore
import Testing

struct DecisionReadingTests {
  private let sample = CodeSample(
    """
    final class EntryController: UIViewController {
      @IBOutlet var nameField: UITextField!
      func check(_ offer: Offer, _ scene: UIScene) -> Bool {
        if (nameField.text?.isEmpty)! { return false }
        if offer.isOver { return false }
        guard CameraKit.isReady() else { return false }
        while true { return false }
        if #available(iOS 13, *) { return false }
        if isMovingFromParent { return false }
        guard let _ = (scene as? UIWindowScene) else { return false }
        return true
      }
    }
    """)

  @Test(arguments: ["(nameField.text", "offer.isOver", "CameraKit.isReady()"])
  func takesAQuestionOfYesAndNoForADecision(code: String) throws {
    #expect(try sample.duties(code) == [.domain])
  }

  @Test(arguments: ["true {", "#available", "isMovingFromParent", "let _"])
  func leavesOutWhatIsSettledOrUpToTheScreen(code: String) throws {
    #expect(try !sample.duties(code).contains(.domain))
  }

  @Test func takesAValueThatIsMadeOutOfDataWhichMayNotDoForARule() throws {
    let sample = CodeSample(
      """
      struct Tag { let name: String; init?(row: [String: String]) { return nil } }
      final class TagsModel {
        var chosen: Tag?
        func read(_ row: [String: String]) -> Tag? {
          if let tag = Tag(row: row) { return tag }
          if let kept = chosen { return kept }
          return nil
        }
      }
      """)
    #expect(try sample.duties("let tag") == [.domain])
    #expect(try sample.duties("let kept").isEmpty)
  }

  @Test func leavesWhetherAStoreHasAnythingToTheStore() throws {
    let sample = CodeSample(
      """
      final class Settings {
        func size(_ store: UserDefaults) -> Int {
          guard store.object(forKey: "size") != nil else { return 3 }
          if store.integer(forKey: "size") > 9 { return 9 }
          return 0
        }
      }
      """)
    #expect(try sample.duties("store.object") == [.storage])
    #expect(try sample.duties("store.integer") == [.domain, .storage])
  }

  @Test func takesAResultWhoseFailureIsLookedAtForUnwrapping() throws {
    let sample = CodeSample(
      """
      final class Loader {
        func hear(_ kept: Result<Void, Error>, _ read: Result<String, Error>) {
          switch kept {
          case .success: done()
          case .failure(let error): show(error)
          }
          switch read {
          case .success(let text): show(text)
          case .failure: done()
          }
        }
        func done() {}
        func show(_ any: Any) {}
      }
      """)
    #expect(try sample.duties("kept {").isEmpty)
    #expect(try sample.duties("read {") == [.domain])
  }
}
