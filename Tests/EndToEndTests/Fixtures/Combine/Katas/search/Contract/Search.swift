import Combine
import UIKit

/// Finds what a text stands for, and publishes what it is asked.
public final class Catalogue {
  /// Every text that was searched for.
  public let searches = PassthroughSubject<String, Never>()

  /// Makes a catalogue that nobody has searched.
  public init() {}

  /// Searches for a text.
  public func search(_ text: String) { searches.send(text) }
}

/// What the screen offers: it works with this catalogue.
public protocol SearchScreen {
  static func makeScreen(catalogue: Catalogue) -> UIViewController
}

/// The seam, which publishes how often the clock has ticked.
public protocol SearchMVVM: SearchScreen {
  static func makeModel(catalogue: Catalogue) -> any SearchModel
}

/// The model of the screen.
public protocol SearchModel: AnyObject {
  /// How many seconds have passed, each time one has.
  var ticks: AnyPublisher<Int, Never> { get }
}
