import Foundation
import KataCore

/// How much knowing a line's type tells of what the line does, beyond luck.
///
/// `U = 1 − S(R|T) / S(R)` is the share of the spread of responsibilities that types explain. The spread is the mean
/// of two entropies, of responsibilities and of their kinds (`DutyKind`): a type that arranges views and hears taps
/// does two things that belong together, one that arranges views and asks a server does not. Luck is what the
/// same lines explain when they are dealt out to the types at random, sizes kept: `E` is the mean of `U` over 200
/// deals. That a function cut off alone tends to do one thing is no luck of this kind; what is cut off without a
/// thought is charged to those who use it before it comes here (`Ownership`). Dealing entrances as wholes was tried
/// instead: with few of them luck eats up what small programs have to tell, and reactive ones have hardly any.
///
/// The ceiling is 1, or more when the types are spread thinner than the duties (`√(H(T) / H(R))`): cutting a good
/// type into many that do the same adds nothing to what can be told, and costs.
///
/// Where it can be wrong: with fewer than about thirty lines luck is large, and a good design of few lines reads low.
struct Separation: Hashable, Sendable {
  /// The share of entropy that types explain.
  let explained: Double
  /// What luck explains: the mean over deals.
  let luck: Double
  /// How much is explained beyond luck: 1 at best, negative when worse than luck, 0 when there is nothing to tell.
  let value: Double

  init(_ deck: Deck, reshuffles: Int = 200, deals: Deals = Deals()) {
    var table = DutyTable(linesOf: deck.blocks)
    explained = table.explained()
    guard table.units > 1, table.entropy > 1e-9, deck.blocks.count > 1 else {
      (luck, value) = (0, 0)
      return
    }
    let ceiling = max(1, (table.unitEntropy / table.entropy).squareRoot())
    // Large programs need fewer deals for the same certainty.
    let count = max(20, min(reshuffles, 400_000 / deck.blocks.count))
    var sum = 0.0
    for deal in 0..<count {
      table.deal(deals.order(ofDeal: deal, lines: table.lineCount))
      sum += table.explained()
    }
    luck = sum / Double(count)
    value = ceiling - luck > 1e-9 ? (explained - luck) / (ceiling - luck) : 0
  }
}
