import KataCore
import SwiftSyntax

extension BodyReading {
  func readFor(_ node: ForStmtSyntax) {
    complicate()
    nested {
      atom(.condition, node.sequence, branch: .for) {
        let element = read(node.sequence)?.element
        let type = node.typeAnnotation.flatMap { readType($0.type) }
        readPattern(node.pattern, type ?? element)
        if let condition = node.whereClause?.condition { _ = read(condition, .bool) }
      }
      readStatements(node.body.statements)
    }
  }

  func readDo(_ node: DoStmtSyntax) {
    let count = locals.count
    readStatements(node.body.statements)
    locals.removeSubrange(count...)
    for clause in node.catchClauses {
      complicate()
      nested {
        locals.append(("error", .foreign("Error")))
        mutes += 1
        for item in clause.catchItems {
          if let pattern = item.pattern { readPattern(pattern, .foreign("Error")) }
        }
        mutes -= 1
        readStatements(clause.body.statements)
      }
    }
  }
}
