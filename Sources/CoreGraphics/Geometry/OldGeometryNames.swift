import Foundation

// Names of Swift 2 to 4. Using one is an error that names the present one, and an editor can replace it
// (Decisions/0094).

@available(*, unavailable, renamed: "CGRect.init(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGPoint.init(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { fatalError() }

@available(*, unavailable, renamed: "CGSize.init(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { fatalError() }

@available(*, unavailable, renamed: "CGVector.init(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { fatalError() }

@available(*, unavailable, renamed: "CGRect.zero")
public var CGRectZero: CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.null")
public var CGRectNull: CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.infinite")
public var CGRectInfinite: CGRect { fatalError() }

@available(*, unavailable, renamed: "CGPoint.zero")
public var CGPointZero: CGPoint { fatalError() }

@available(*, unavailable, renamed: "CGSize.zero")
public var CGSizeZero: CGSize { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.standardized(self:)")
public func CGRectStandardize(_ rect: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.integral(self:)")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.isNull(self:)")
public func CGRectIsNull(_ rect: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.isInfinite(self:)")
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

@available(*, unavailable, message: "Compare them with ==.")
public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { fatalError() }

@available(*, unavailable, message: "Compare them with ==.")
public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { fatalError() }

@available(*, unavailable, message: "Compare them with ==.")
public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    fatalError()
}

@available(*, unavailable, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    fatalError()
}

@available(*, unavailable, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    fatalError()
}

@available(*, unavailable, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { fatalError() }
