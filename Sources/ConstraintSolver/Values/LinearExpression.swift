/// A sum of variables with factors, plus a constant.
///
///     let right = left + width * 0.5 + 8
package struct LinearExpression: Sendable {
    package struct Term: Sendable, Equatable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ variable: Variable) {
        self.init([Term(variable)])
    }

    package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        left + right * -1
    }

    package static func * (left: LinearExpression, factor: Double) -> LinearExpression {
        LinearExpression(
            left.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: left.constant * factor)
    }

    package static func + (left: LinearExpression, constant: Double) -> LinearExpression {
        LinearExpression(left.terms, constant: left.constant + constant)
    }

    package static func - (left: LinearExpression, constant: Double) -> LinearExpression {
        left + -constant
    }
}

extension Variable {
    package static func + (left: Variable, right: LinearExpression) -> LinearExpression {
        LinearExpression(left) + right
    }

    package static func + (left: Variable, right: Variable) -> LinearExpression {
        LinearExpression(left) + LinearExpression(right)
    }

    package static func - (left: Variable, right: Variable) -> LinearExpression {
        LinearExpression(left) - LinearExpression(right)
    }

    package static func * (left: Variable, factor: Double) -> LinearExpression {
        LinearExpression(left) * factor
    }

    package static func + (left: Variable, constant: Double) -> LinearExpression {
        LinearExpression(left) + constant
    }
}
