extension Joint {
    /// Returns where the joint's ends are now.
    private func ends(_ motions: [Motion]) -> (firstArm: Vector, secondArm: Vector, gap: Vector) {
        let firstArm = firstAnchor.rotated(by: Rotation(motions[first].angle))
        let from = motions[first].position + firstArm
        guard let second else { return (firstArm, .zero, place - from) }
        let secondArm = secondAnchor.rotated(by: Rotation(motions[second].angle))
        return (firstArm, secondArm, motions[second].position + secondArm - from)
    }

    /// Appends the rows that the joint keeps, with the bodies at their present places.
    func appendRows(to rows: inout [Row], motions: [Motion], index: Int, step: Double) {
        let (firstArm, secondArm, gap) = ends(motions)
        let pair = MotionPair(first: first, second: second ?? -1)
        var number = 0
        func append(_ lever: Lever, error: Double, kind: Row.Kind, drift: Double = 0) {
            rows.append(
                Row(kind: kind, pair: pair, lever: lever, error: error, drift: drift, joint: index, number: number))
            number += 1
        }
        func append(_ normal: Vector, error: Double, kind: Row.Kind = .equal, firstArm: Vector, sign: Double = 1) {
            let way = normal * sign
            let lever = Lever(
                normal: way, firstLever: firstArm.cross(way), secondLever: secondArm.cross(way), pair: pair,
                motions: motions)
            append(lever, error: error, kind: kind, drift: second == nil ? way.dot(placeVelocity) : 0)
        }
        func appendTurn(error: Double, kind: Row.Kind = .equal, sign: Double = 1) {
            let lever = Lever(normal: .zero, firstLever: sign, secondLever: sign, pair: pair, motions: motions)
            append(lever, error: error, kind: kind)
        }
        let turn = (second.map { motions[$0].angle } ?? 0) - motions[first].angle - angle

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
            // The axis rotates with the first body, so its arm extends to the second body's end.
            let along = second == nil ? axis : axis.rotated(by: Rotation(motions[first].angle))
            let arm = second == nil ? firstArm : firstArm + gap
            append(along.perpendicular, error: gap.dot(along.perpendicular), firstArm: arm)
            appendTurn(error: turn)
            // An item that slides along an axis in the plane is measured from its place; the gap points there.
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
