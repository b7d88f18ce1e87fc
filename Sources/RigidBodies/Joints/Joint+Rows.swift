extension Joint {
    /// Where its ends are now.
    private func ends(_ bodies: [Body]) -> (firstArm: Vector, secondArm: Vector, gap: Vector) {
        let firstArm = firstAnchor.rotated(by: Rotation(bodies[first].angle))
        let from = bodies[first].position + firstArm
        guard let second else { return (firstArm, .zero, place - from) }
        let secondArm = secondAnchor.rotated(by: Rotation(bodies[second].angle))
        return (firstArm, secondArm, bodies[second].position + secondArm - from)
    }

    /// What it keeps, as its bodies lie now.
    func appendRows(to rows: inout [Row], bodies: [Body], index: Int, step: Double) {
        let (firstArm, secondArm, gap) = ends(bodies)
        var number = 0
        func append(_ normal: Vector, error: Double, kind: Row.Kind = .equal, firstArm: Vector? = nil, sign: Double = 1)
        {
            let way = normal * sign
            var row = Row(
                kind: kind, first: first, second: second ?? -1, normal: way,
                firstLever: (firstArm ?? ends(bodies).firstArm).cross(way), secondLever: secondArm.cross(way),
                error: error, joint: index, number: number)
            row.drift = second == nil ? way.dot(placeVelocity) : 0
            row.weigh(bodies)
            rows.append(row)
            number += 1
        }
        func appendTurn(error: Double, kind: Row.Kind = .equal, sign: Double = 1) {
            var row = Row(
                kind: kind, first: first, second: second ?? -1, normal: .zero, firstLever: sign, secondLever: sign,
                error: error, joint: index, number: number)
            row.weigh(bodies)
            rows.append(row)
            number += 1
        }
        let turn = (second.map { bodies[$0].angle } ?? 0) - bodies[first].angle - angle

        switch kind {
        case .rod where length > 0:
            append(gap.normalized(or: Vector(0, 1)), error: gap.length - length, firstArm: firstArm)
        case .rope:
            append(
                gap.normalized(or: Vector(0, 1)), error: length - gap.length, kind: .atLeast, firstArm: firstArm,
                sign: -1)
        case .rod, .pin, .weld, .snap:
            append(Vector(1, 0), error: gap.x, firstArm: firstArm)
            append(Vector(0, 1), error: gap.y, firstArm: firstArm)
            if kind == .weld || kind == .snap { appendTurn(error: turn) }
            if kind == .pin {
                if frictionTorque > 0 { appendTurn(error: 0, kind: .friction(limit: frictionTorque * step)) }
                if range.lowerBound > -.infinity { appendTurn(error: turn - range.lowerBound, kind: .atLeast) }
                if range.upperBound < .infinity {
                    appendTurn(error: range.upperBound - turn, kind: .atLeast, sign: -1)
                }
            }
        case .slider:
            // The axis turns with the first body, so its arm reaches as far as the second one's end.
            let along = second == nil ? axis : axis.rotated(by: Rotation(bodies[first].angle))
            let arm = second == nil ? firstArm : firstArm + gap
            append(along.perpendicular, error: gap.dot(along.perpendicular), firstArm: arm)
            appendTurn(error: turn)
            // An item that slides along an axis in the plane is measured from the place; the gap leads to it.
            let way = second == nil ? -gap.dot(along) : gap.dot(along)
            let sign: Double = second == nil ? -1 : 1
            if range.lowerBound > -.infinity {
                append(along, error: way - range.lowerBound, kind: .atLeast, firstArm: arm, sign: sign)
            }
            if range.upperBound < .infinity {
                append(along, error: range.upperBound - way, kind: .atLeast, firstArm: arm, sign: -sign)
            }
        }
    }
}
