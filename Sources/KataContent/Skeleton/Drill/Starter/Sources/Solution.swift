import SampleContract
import UIKit

enum Solution: SampleScreen {
  static func makeScreen(store: any CountStore) -> UIViewController {
    SampleViewController(store: store)
  }
}
