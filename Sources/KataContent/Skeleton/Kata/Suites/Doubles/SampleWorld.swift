import SampleContract
import XCTest

/// Everything around one screen: its services, and the made-up data in them.
@MainActor struct SampleWorld {
  let values: SeededValues
  let store = StoreFake()

  init(for test: XCTestCase) {
    values = test.seededValues()
  }

  var services: SampleServices {
    SampleServices(store: store)
  }
}
