import Foundation
import LibraryContract

/// What a view should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      LibraryServices.self, (any CatalogueService).self, (any MemberService).self,
      (any LibraryClock).self, (any EventLog).self,
    ]
  ) { value in
    value is LibraryServices || value is any CatalogueService || value is any MemberService
      || value is any LibraryClock || value is any EventLog
  }

  static let entities = ModelKind(
    "entities", types: [Book.self, Loan.self, Member.self, Receipt.self]
  ) { value in
    value is Book || value is Loan || value is Member || value is Receipt
  }

  /// With these, a view could decide and format by itself.
  static let dates = ModelKind("dates", types: [Date.self, Calendar.self]) { value in
    value is Date || value is Calendar
  }
}
