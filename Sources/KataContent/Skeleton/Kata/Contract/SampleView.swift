/// MVP: the passive view, which shows what it is told, word for word, and decides nothing.
///
/// Its text is empty before it is told anything.
public protocol SampleView: AnyObject {
  func showCount(_ text: String)
}
