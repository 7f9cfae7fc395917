@_spi(Driving) import UIKit
import XCTest

/// What a collection asks and tells.
@MainActor final class CollectionDelegateTests: XCTestCase {
  private func collection() -> (UICollectionView, CollectionDiary, ScreenDriver) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let diary = CollectionDiary()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = diary
    collection.delegate = diary
    return (collection, diary, .showing(collection, named: "collection"))
  }

  /// Headers are displayed, and leave with what is loaded again.
  func testTellsOfHeadersThatComeAndGo() {
    let (collection, diary, driver) = collection()
    XCTAssertEqual(diary.read(), ["header comes"])
    collection.reloadData()
    driver.settle()
    XCTAssertEqual(diary.read(), ["header goes", "header comes"])
  }

  /// A tap selects and then performs the primary action.
  func testActsAfterTheSelectionOfAnItem() throws {
    let (_, diary, driver) = collection()
    _ = diary.read()
    try driver.tap("A")
    XCTAssertEqual(diary.read(), ["select 0", "act 0"])
  }

  /// An item goes where the delegate says, by dragging and by the methods for that.
  func testMovesItems() throws {
    let (collection, diary, driver) = collection()
    _ = diary.read()
    try driver.drag("A", to: "C")
    XCTAssertEqual(diary.read(), ["target 2", "move 0 to 1"])
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    let place = try XCTUnwrap(collection.cellForItem(at: IndexPath(item: 0, section: 0))).center
    XCTAssertEqual(collection.indexPathForItem(at: place), IndexPath(item: 0, section: 0))
    collection.updateInteractiveMovementTargetPosition(place)
    collection.endInteractiveMovement()
    XCTAssertEqual(diary.read(), ["target 0", "move 2 to 1"])
    XCTAssertFalse(collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
  }
}

@MainActor
private final class CollectionDiary: Diary, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let label = UILabel()
    label.text = ["A", "B", "C"][indexPath.item]
    cell.contentView.addSubview(label)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != 1 }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note("target \(proposedIndexPath.item)")
    return IndexPath(item: 1, section: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    note("header comes")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    note("header goes")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    note("act \(indexPath.item)")
  }
}
