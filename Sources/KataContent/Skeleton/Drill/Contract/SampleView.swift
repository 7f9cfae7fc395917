/// The passive view, which shows what it is told and decides nothing.
public protocol SampleView: AnyObject {
  func showCount(_ text: String)
}
