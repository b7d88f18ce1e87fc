// swift-format-ignore-file
//
// Written by Scripts/background-calls: a call of every public method of the classes that apps use most.

import UIKit

extension BackgroundCalls {
    private func addUIView() {
        let object = UIView()
        let made = made
        add("UIView.accessibilityActivate()") { _ = object.accessibilityActivate() }
        add("UIView.accessibilityDecrement()") { object.accessibilityDecrement() }
        add("UIView.accessibilityIncrement()") { object.accessibilityIncrement() }
        add("UIView.action(for:forKey:)") { _ = object.action(for: made.layer, forKey: "a") }
        add("UIView.addConstraint(_:)") { object.addConstraint(made.constraint) }
        add("UIView.addConstraints(_:)") { object.addConstraints([made.constraint]) }
        add("UIView.addGestureRecognizer(_:)") { object.addGestureRecognizer(made.recognizer) }
        add("UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)") { UIView.addKeyframe(withRelativeStartTime: 1, relativeDuration: 1, animations: {}) }
        add("UIView.addLayoutGuide(_:)") { object.addLayoutGuide(made.guide) }
        add("UIView.addSubview(_:)") { object.addSubview(made.view) }
        add("UIView.alignmentRect(forFrame:)") { _ = object.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)") { UIView.animate(springDuration: 1, bounce: 1, initialSpringVelocity: 1, delay: 1, options: [], animations: {}, completion: nil) }
        add("UIView.animate(withDuration:animations:)") { UIView.animate(withDuration: 1, animations: {}) }
        add("UIView.animate(withDuration:animations:completion:)") { UIView.animate(withDuration: 1, animations: {}, completion: nil) }
        add("UIView.animate(withDuration:delay:options:animations:completion:)") { UIView.animate(withDuration: 1, delay: 1, options: [], animations: {}, completion: nil) }
        add("UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)") { UIView.animate(withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 1, options: [], animations: {}, completion: nil) }
        add("UIView.animateKeyframes(withDuration:delay:options:animations:completion:)") { UIView.animateKeyframes(withDuration: 1, delay: 1, options: [], animations: {}, completion: nil) }
        add("UIView.bringSubviewToFront(_:)") { object.bringSubviewToFront(made.view) }
        add("UIView.constraintsAffectingLayout(for:)") { _ = object.constraintsAffectingLayout(for: .horizontal) }
        add("UIView.contentCompressionResistancePriority(for:)") { _ = object.contentCompressionResistancePriority(for: .horizontal) }
        add("UIView.contentHuggingPriority(for:)") { _ = object.contentHuggingPriority(for: .horizontal) }
        add("UIView.convert(_:from:)") { _ = object.convert(CGRect(x: 0, y: 0, width: 9, height: 9), from: made.view) }
        add("UIView.convert(_:from:)") { _ = object.convert(CGRect(x: 0, y: 0, width: 9, height: 9), from: nil as UIView?) }
        add("UIView.convert(_:from:)") { _ = object.convert(CGPoint(), from: made.view) }
        add("UIView.convert(_:from:)") { _ = object.convert(CGPoint(), from: nil as UIView?) }
        add("UIView.convert(_:to:)") { _ = object.convert(CGRect(x: 0, y: 0, width: 9, height: 9), to: made.view) }
        add("UIView.convert(_:to:)") { _ = object.convert(CGRect(x: 0, y: 0, width: 9, height: 9), to: nil as UIView?) }
        add("UIView.convert(_:to:)") { _ = object.convert(CGPoint(), to: made.view) }
        add("UIView.convert(_:to:)") { _ = object.convert(CGPoint(), to: nil as UIView?) }
        add("UIView.decodeRestorableState(with:)") { object.decodeRestorableState(with: made.coder) }
        add("UIView.didAddSubview(_:)") { object.didAddSubview(made.view) }
        add("UIView.didMoveToSuperview()") { object.didMoveToSuperview() }
        add("UIView.didMoveToWindow()") { object.didMoveToWindow() }
        add("UIView.display(_:)") { object.display(made.layer) }
        add("UIView.draw(_:)") { object.draw(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIView.drawHierarchy(in:afterScreenUpdates:)") { _ = object.drawHierarchy(in: CGRect(x: 0, y: 0, width: 9, height: 9), afterScreenUpdates: false) }
        add("UIView.encode(with:)") { object.encode(with: made.coder) }
        add("UIView.encodeRestorableState(with:)") { object.encodeRestorableState(with: made.coder) }
        add("UIView.endEditing(_:)") { _ = object.endEditing(false) }
        add("UIView.exchangeSubview(at:withSubviewAt:)") { object.exchangeSubview(at: 0, withSubviewAt: 0) }
        add("UIView.exerciseAmbiguityInLayout()") { object.exerciseAmbiguityInLayout() }
        add("UIView.focusItems(in:)") { _ = object.focusItems(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIView.frame(forAlignmentRect:)") { _ = object.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIView.frame(in:)") { _ = object.frame(in: made.view) }
        add("UIView.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UIView.hitTest(_:with:)") { _ = object.hitTest(CGPoint(), with: nil as UIEvent?) }
        add("UIView.insertSubview(_:aboveSubview:)") { object.insertSubview(made.view, aboveSubview: made.view) }
        add("UIView.insertSubview(_:at:)") { object.insertSubview(made.view, at: 0) }
        add("UIView.insertSubview(_:belowSubview:)") { object.insertSubview(made.view, belowSubview: made.view) }
        add("UIView.invalidateIntrinsicContentSize()") { object.invalidateIntrinsicContentSize() }
        add("UIView.isDescendant(of:)") { _ = object.isDescendant(of: made.view) }
        add("UIView.layerWillDraw(_:)") { object.layerWillDraw(made.layer) }
        add("UIView.layoutIfNeeded()") { object.layoutIfNeeded() }
        add("UIView.layoutMarginsDidChange()") { object.layoutMarginsDidChange() }
        add("UIView.layoutSublayers(of:)") { object.layoutSublayers(of: made.layer) }
        add("UIView.layoutSubviews()") { object.layoutSubviews() }
        add("UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)") { UIView.modifyAnimations(withRepeatCount: 1, autoreverses: false, animations: {}) }
        add("UIView.needsUpdateConstraints()") { _ = object.needsUpdateConstraints() }
        add("UIView.performWithoutAnimation(_:)") { UIView.performWithoutAnimation({}) }
        add("UIView.point(inside:with:)") { _ = object.point(inside: CGPoint(), with: nil as UIEvent?) }
        add("UIView.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UIView.removeConstraint(_:)") { object.removeConstraint(made.constraint) }
        add("UIView.removeConstraints(_:)") { object.removeConstraints([made.constraint]) }
        add("UIView.removeFromSuperview()") { object.removeFromSuperview() }
        add("UIView.removeGestureRecognizer(_:)") { object.removeGestureRecognizer(made.recognizer) }
        add("UIView.removeLayoutGuide(_:)") { object.removeLayoutGuide(made.guide) }
        add("UIView.removeObserver(_:forKeyPath:)") { object.removeObserver(made.view, forKeyPath: "a") }
        add("UIView.removeObserver(_:forKeyPath:context:)") { object.removeObserver(made.view, forKeyPath: "a", context: nil as UnsafeMutableRawPointer?) }
        add("UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)") { _ = object.resizableSnapshotView(from: CGRect(x: 0, y: 0, width: 9, height: 9), afterScreenUpdates: false, withCapInsets: UIEdgeInsets()) }
        add("UIView.safeAreaInsetsDidChange()") { object.safeAreaInsetsDidChange() }
        add("UIView.sendSubviewToBack(_:)") { object.sendSubviewToBack(made.view) }
        add("UIView.setAnimationsEnabled(_:)") { UIView.setAnimationsEnabled(false) }
        add("UIView.setContentCompressionResistancePriority(_:for:)") { object.setContentCompressionResistancePriority(.required, for: .horizontal) }
        add("UIView.setContentHuggingPriority(_:for:)") { object.setContentHuggingPriority(.required, for: .horizontal) }
        add("UIView.setNeedsDisplay()") { object.setNeedsDisplay() }
        add("UIView.setNeedsDisplay(_:)") { object.setNeedsDisplay(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIView.setNeedsFocusUpdate()") { object.setNeedsFocusUpdate() }
        add("UIView.setNeedsLayout()") { object.setNeedsLayout() }
        add("UIView.setNeedsUpdateConstraints()") { object.setNeedsUpdateConstraints() }
        add("UIView.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIView.sizeToFit()") { object.sizeToFit() }
        add("UIView.snapshotView(afterScreenUpdates:)") { _ = object.snapshotView(afterScreenUpdates: false) }
        add("UIView.systemLayoutSizeFitting(_:)") { _ = object.systemLayoutSizeFitting(CGSize(width: 9, height: 9)) }
        add("UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)") { _ = object.systemLayoutSizeFitting(CGSize(width: 9, height: 9), withHorizontalFittingPriority: .required, verticalFittingPriority: .required) }
        add("UIView.tintColorDidChange()") { object.tintColorDidChange() }
        add("UIView.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
        add("UIView.transition(from:to:duration:options:completion:)") { UIView.transition(from: made.view, to: made.view, duration: 1, options: [], completion: nil) }
        add("UIView.transition(with:duration:options:animations:completion:)") { UIView.transition(with: made.view, duration: 1, options: [], animations: nil, completion: nil) }
        add("UIView.updateConstraints()") { object.updateConstraints() }
        add("UIView.updateConstraintsIfNeeded()") { object.updateConstraintsIfNeeded() }
        add("UIView.updateFocusIfNeeded()") { object.updateFocusIfNeeded() }
        add("UIView.userInterfaceLayoutDirection(for:)") { _ = UIView.userInterfaceLayoutDirection(for: .unspecified) }
        add("UIView.viewWithTag(_:)") { _ = object.viewWithTag(0) }
        add("UIView.willMove(toSuperview:)") { object.willMove(toSuperview: nil as UIView?) }
        add("UIView.willMove(toWindow:)") { object.willMove(toWindow: nil as UIWindow?) }
        add("UIView.willRemoveSubview(_:)") { object.willRemoveSubview(made.view) }
    }

    private func addUILabel() {
        let object = UILabel()
        add("UILabel.drawText(in:)") { object.drawText(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UILabel.layoutSubviews()") { object.layoutSubviews() }
        add("UILabel.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UILabel.textRect(forBounds:limitedToNumberOfLines:)") { _ = object.textRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9), limitedToNumberOfLines: 0) }
        add("UILabel.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
    }

    private func addUIImageView() {
        let object = UIImageView()
        add("UIImageView.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIImageView.startAnimating()") { object.startAnimating() }
        add("UIImageView.stopAnimating()") { object.stopAnimating() }
        add("UIImageView.tintColorDidChange()") { object.tintColorDidChange() }
    }

    private func addUIButton() {
        let object = UIButton(type: .system)
        add("UIButton.backgroundImage(for:)") { _ = object.backgroundImage(for: .normal) }
        add("UIButton.backgroundRect(forBounds:)") { _ = object.backgroundRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIButton.contentRect(forBounds:)") { _ = object.contentRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIButton.didMoveToWindow()") { object.didMoveToWindow() }
        add("UIButton.image(for:)") { _ = object.image(for: .normal) }
        add("UIButton.imageRect(forContentRect:)") { _ = object.imageRect(forContentRect: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIButton.layoutSubviews()") { object.layoutSubviews() }
        add("UIButton.preferredSymbolConfigurationForImage(in:)") { _ = object.preferredSymbolConfigurationForImage(in: .normal) }
        add("UIButton.setBackgroundImage(_:for:)") { object.setBackgroundImage(nil as UIImage?, for: .normal) }
        add("UIButton.setImage(_:for:)") { object.setImage(nil as UIImage?, for: .normal) }
        add("UIButton.setNeedsUpdateConfiguration()") { object.setNeedsUpdateConfiguration() }
        add("UIButton.setPreferredSymbolConfiguration(_:forImageIn:)") { object.setPreferredSymbolConfiguration(nil as UIImage.SymbolConfiguration?, forImageIn: .normal) }
        add("UIButton.setTitle(_:for:)") { object.setTitle(nil as String?, for: .normal) }
        add("UIButton.setTitleColor(_:for:)") { object.setTitleColor(nil as UIColor?, for: .normal) }
        add("UIButton.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIButton.tintColorDidChange()") { object.tintColorDidChange() }
        add("UIButton.title(for:)") { _ = object.title(for: .normal) }
        add("UIButton.titleColor(for:)") { _ = object.titleColor(for: .normal) }
        add("UIButton.titleRect(forContentRect:)") { _ = object.titleRect(forContentRect: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIButton.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
        add("UIButton.updateConfiguration()") { object.updateConfiguration() }
    }

    private func addUISwitch() {
        let object = UISwitch()
        let made = made
        add("UISwitch.accessibilityActivate()") { _ = object.accessibilityActivate() }
        add("UISwitch.beginTracking(_:with:)") { _ = object.beginTracking(UITouch(), with: nil as UIEvent?) }
        add("UISwitch.cancelTracking(with:)") { object.cancelTracking(with: nil as UIEvent?) }
        add("UISwitch.continueTracking(_:with:)") { _ = object.continueTracking(UITouch(), with: nil as UIEvent?) }
        add("UISwitch.endTracking(_:with:)") { object.endTracking(nil as UITouch?, with: nil as UIEvent?) }
        add("UISwitch.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UISwitch.layoutSubviews()") { object.layoutSubviews() }
        add("UISwitch.setOn(_:animated:)") { object.setOn(false, animated: false) }
        add("UISwitch.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
    }

    private func addUISlider() {
        let object = UISlider()
        let made = made
        add("UISlider.accessibilityActivate()") { _ = object.accessibilityActivate() }
        add("UISlider.accessibilityDecrement()") { object.accessibilityDecrement() }
        add("UISlider.accessibilityIncrement()") { object.accessibilityIncrement() }
        add("UISlider.beginTracking(_:with:)") { _ = object.beginTracking(UITouch(), with: nil as UIEvent?) }
        add("UISlider.continueTracking(_:with:)") { _ = object.continueTracking(UITouch(), with: nil as UIEvent?) }
        add("UISlider.endTracking(_:with:)") { object.endTracking(nil as UITouch?, with: nil as UIEvent?) }
        add("UISlider.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UISlider.layoutSubviews()") { object.layoutSubviews() }
        add("UISlider.maximumValueImageRect(forBounds:)") { _ = object.maximumValueImageRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UISlider.minimumValueImageRect(forBounds:)") { _ = object.minimumValueImageRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UISlider.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UISlider.setThumbImage(_:for:)") { object.setThumbImage(nil as UIImage?, for: .normal) }
        add("UISlider.setValue(_:animated:)") { object.setValue(1, animated: false) }
        add("UISlider.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UISlider.thumbImage(for:)") { _ = object.thumbImage(for: .normal) }
        add("UISlider.thumbRect(forBounds:trackRect:value:)") { _ = object.thumbRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9), trackRect: CGRect(x: 0, y: 0, width: 9, height: 9), value: 1) }
        add("UISlider.tintColorDidChange()") { object.tintColorDidChange() }
        add("UISlider.trackRect(forBounds:)") { _ = object.trackRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    }

    private func addUISegmentedControl() {
        let object = UISegmentedControl(items: ["a", "b"])
        let made = made
        add("UISegmentedControl.actionForSegment(at:)") { _ = object.actionForSegment(at: 0) }
        add("UISegmentedControl.beginTracking(_:with:)") { _ = object.beginTracking(UITouch(), with: nil as UIEvent?) }
        add("UISegmentedControl.cancelTracking(with:)") { object.cancelTracking(with: nil as UIEvent?) }
        add("UISegmentedControl.contentOffsetForSegment(at:)") { _ = object.contentOffsetForSegment(at: 0) }
        add("UISegmentedControl.continueTracking(_:with:)") { _ = object.continueTracking(UITouch(), with: nil as UIEvent?) }
        add("UISegmentedControl.endTracking(_:with:)") { object.endTracking(nil as UITouch?, with: nil as UIEvent?) }
        add("UISegmentedControl.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UISegmentedControl.imageForSegment(at:)") { _ = object.imageForSegment(at: 0) }
        add("UISegmentedControl.insertSegment(action:at:animated:)") { object.insertSegment(action: made.action, at: 0, animated: false) }
        add("UISegmentedControl.insertSegment(with:at:animated:)") { object.insertSegment(with: nil as UIImage?, at: 0, animated: false) }
        add("UISegmentedControl.insertSegment(withTitle:at:animated:)") { object.insertSegment(withTitle: nil as String?, at: 0, animated: false) }
        add("UISegmentedControl.isEnabledForSegment(at:)") { _ = object.isEnabledForSegment(at: 0) }
        add("UISegmentedControl.layoutSubviews()") { object.layoutSubviews() }
        add("UISegmentedControl.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UISegmentedControl.removeAllSegments()") { object.removeAllSegments() }
        add("UISegmentedControl.removeSegment(at:animated:)") { object.removeSegment(at: 0, animated: false) }
        add("UISegmentedControl.setAction(_:forSegmentAt:)") { object.setAction(made.action, forSegmentAt: 0) }
        add("UISegmentedControl.setContentOffset(_:forSegmentAt:)") { object.setContentOffset(CGSize(width: 9, height: 9), forSegmentAt: 0) }
        add("UISegmentedControl.setEnabled(_:forSegmentAt:)") { object.setEnabled(false, forSegmentAt: 0) }
        add("UISegmentedControl.setImage(_:forSegmentAt:)") { object.setImage(nil as UIImage?, forSegmentAt: 0) }
        add("UISegmentedControl.setTitle(_:forSegmentAt:)") { object.setTitle(nil as String?, forSegmentAt: 0) }
        add("UISegmentedControl.setTitleTextAttributes(_:for:)") { object.setTitleTextAttributes(nil, for: .normal) }
        add("UISegmentedControl.setWidth(_:forSegmentAt:)") { object.setWidth(1, forSegmentAt: 0) }
        add("UISegmentedControl.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UISegmentedControl.titleForSegment(at:)") { _ = object.titleForSegment(at: 0) }
        add("UISegmentedControl.titleTextAttributes(for:)") { _ = object.titleTextAttributes(for: .normal) }
        add("UISegmentedControl.widthForSegment(at:)") { _ = object.widthForSegment(at: 0) }
    }

    private func addUIStepper() {
        let object = UIStepper()
        add("UIStepper.accessibilityActivate()") { _ = object.accessibilityActivate() }
        add("UIStepper.accessibilityDecrement()") { object.accessibilityDecrement() }
        add("UIStepper.accessibilityIncrement()") { object.accessibilityIncrement() }
        add("UIStepper.beginTracking(_:with:)") { _ = object.beginTracking(UITouch(), with: nil as UIEvent?) }
        add("UIStepper.cancelTracking(with:)") { object.cancelTracking(with: nil as UIEvent?) }
        add("UIStepper.continueTracking(_:with:)") { _ = object.continueTracking(UITouch(), with: nil as UIEvent?) }
        add("UIStepper.didMoveToWindow()") { object.didMoveToWindow() }
        add("UIStepper.endTracking(_:with:)") { object.endTracking(nil as UITouch?, with: nil as UIEvent?) }
        add("UIStepper.layoutSubviews()") { object.layoutSubviews() }
        add("UIStepper.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
    }

    private func addUIPageControl() {
        let object = UIPageControl()
        let made = made
        add("UIPageControl.accessibilityActivate()") { _ = object.accessibilityActivate() }
        add("UIPageControl.accessibilityDecrement()") { object.accessibilityDecrement() }
        add("UIPageControl.accessibilityIncrement()") { object.accessibilityIncrement() }
        add("UIPageControl.beginTracking(_:with:)") { _ = object.beginTracking(UITouch(), with: nil as UIEvent?) }
        add("UIPageControl.cancelTracking(with:)") { object.cancelTracking(with: nil as UIEvent?) }
        add("UIPageControl.continueTracking(_:with:)") { _ = object.continueTracking(UITouch(), with: nil as UIEvent?) }
        add("UIPageControl.endTracking(_:with:)") { object.endTracking(nil as UITouch?, with: nil as UIEvent?) }
        add("UIPageControl.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UIPageControl.layoutSubviews()") { object.layoutSubviews() }
        add("UIPageControl.size(forNumberOfPages:)") { _ = object.size(forNumberOfPages: 0) }
        add("UIPageControl.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
    }

    private func addUIProgressView() {
        let object = UIProgressView()
        add("UIProgressView.layoutSubviews()") { object.layoutSubviews() }
        add("UIProgressView.setProgress(_:animated:)") { object.setProgress(1, animated: false) }
        add("UIProgressView.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIProgressView.tintColorDidChange()") { object.tintColorDidChange() }
    }

    private func addUIActivityIndicatorView() {
        let object = UIActivityIndicatorView(style: .medium)
        add("UIActivityIndicatorView.didMoveToWindow()") { object.didMoveToWindow() }
        add("UIActivityIndicatorView.layoutSubviews()") { object.layoutSubviews() }
        add("UIActivityIndicatorView.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIActivityIndicatorView.startAnimating()") { object.startAnimating() }
        add("UIActivityIndicatorView.stopAnimating()") { object.stopAnimating() }
    }

    private func addUIControl() {
        let object = UIControl()
        let made = made
        add("UIControl.accessibilityActivate()") { _ = object.accessibilityActivate() }
        add("UIControl.addAction(_:for:)") { object.addAction(made.action, for: .touchUpInside) }
        add("UIControl.beginTracking(_:with:)") { _ = object.beginTracking(UITouch(), with: nil as UIEvent?) }
        add("UIControl.cancelTracking(with:)") { object.cancelTracking(with: nil as UIEvent?) }
        add("UIControl.continueTracking(_:with:)") { _ = object.continueTracking(UITouch(), with: nil as UIEvent?) }
        add("UIControl.endTracking(_:with:)") { object.endTracking(nil as UITouch?, with: nil as UIEvent?) }
        add("UIControl.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UIControl.hitTest(_:with:)") { _ = object.hitTest(CGPoint(), with: nil as UIEvent?) }
        add("UIControl.removeAction(_:for:)") { object.removeAction(made.action, for: .touchUpInside) }
        add("UIControl.removeTarget(_:action:for:)") { object.removeTarget(nil as Any?, action: nil as Selector?, for: .touchUpInside) }
        add("UIControl.sendAction(_:)") { object.sendAction(made.action) }
        add("UIControl.sendActions(for:)") { object.sendActions(for: .touchUpInside) }
        add("UIControl.touchesBegan(_:with:)") { object.touchesBegan([], with: nil as UIEvent?) }
        add("UIControl.touchesCancelled(_:with:)") { object.touchesCancelled([], with: nil as UIEvent?) }
        add("UIControl.touchesEnded(_:with:)") { object.touchesEnded([], with: nil as UIEvent?) }
        add("UIControl.touchesMoved(_:with:)") { object.touchesMoved([], with: nil as UIEvent?) }
    }

    private func addUIStackView() {
        let object = UIStackView()
        let made = made
        add("UIStackView.addArrangedSubview(_:)") { object.addArrangedSubview(made.view) }
        add("UIStackView.customSpacing(after:)") { _ = object.customSpacing(after: made.view) }
        add("UIStackView.insertArrangedSubview(_:at:)") { object.insertArrangedSubview(made.view, at: 0) }
        add("UIStackView.layoutSubviews()") { object.layoutSubviews() }
        add("UIStackView.removeArrangedSubview(_:)") { object.removeArrangedSubview(made.view) }
        add("UIStackView.setCustomSpacing(_:after:)") { object.setCustomSpacing(1, after: made.view) }
        add("UIStackView.updateConstraints()") { object.updateConstraints() }
    }

    private func addUIScrollView() {
        let object = UIScrollView()
        let made = made
        add("UIScrollView.adjustedContentInsetDidChange()") { object.adjustedContentInsetDidChange() }
        add("UIScrollView.decodeRestorableState(with:)") { object.decodeRestorableState(with: made.coder) }
        add("UIScrollView.didMoveToWindow()") { object.didMoveToWindow() }
        add("UIScrollView.encodeRestorableState(with:)") { object.encodeRestorableState(with: made.coder) }
        add("UIScrollView.flashScrollIndicators()") { object.flashScrollIndicators() }
        add("UIScrollView.gestureRecognizerShouldBegin(_:)") { _ = object.gestureRecognizerShouldBegin(made.recognizer) }
        add("UIScrollView.layoutSubviews()") { object.layoutSubviews() }
        add("UIScrollView.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UIScrollView.safeAreaInsetsDidChange()") { object.safeAreaInsetsDidChange() }
        add("UIScrollView.scrollRectToVisible(_:animated:)") { object.scrollRectToVisible(CGRect(x: 0, y: 0, width: 9, height: 9), animated: false) }
        add("UIScrollView.setContentOffset(_:animated:)") { object.setContentOffset(CGPoint(), animated: false) }
        add("UIScrollView.setZoomScale(_:animated:)") { object.setZoomScale(1, animated: false) }
        add("UIScrollView.stopScrollingAndZooming()") { object.stopScrollingAndZooming() }
        add("UIScrollView.touchesShouldBegin(_:with:in:)") { _ = object.touchesShouldBegin([], with: nil as UIEvent?, in: made.view) }
        add("UIScrollView.touchesShouldCancel(in:)") { _ = object.touchesShouldCancel(in: made.view) }
        add("UIScrollView.zoom(to:animated:)") { object.zoom(to: CGRect(x: 0, y: 0, width: 9, height: 9), animated: false) }
    }

    private func addUICollectionView() {
        let object = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let made = made
        add("UICollectionView.adjustedContentInsetDidChange()") { object.adjustedContentInsetDidChange() }
        add("UICollectionView.beginInteractiveMovementForItem(at:)") { _ = object.beginInteractiveMovementForItem(at: [0, 0]) }
        add("UICollectionView.cancelInteractiveMovement()") { object.cancelInteractiveMovement() }
        add("UICollectionView.cancelInteractiveTransition()") { object.cancelInteractiveTransition() }
        add("UICollectionView.cellForItem(at:)") { _ = object.cellForItem(at: [0, 0]) }
        add("UICollectionView.decodeRestorableState(with:)") { object.decodeRestorableState(with: made.coder) }
        add("UICollectionView.deleteItems(at:)") { object.deleteItems(at: [[0, 0]]) }
        add("UICollectionView.deleteSections(_:)") { object.deleteSections([0]) }
        add("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)") { _ = object.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0]) }
        add("UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)") { _ = object.dequeueReusableSupplementaryView(ofKind: "a", withReuseIdentifier: "a", for: [0, 0]) }
        add("UICollectionView.deselectItem(at:animated:)") { object.deselectItem(at: [0, 0], animated: false) }
        add("UICollectionView.didMoveToWindow()") { object.didMoveToWindow() }
        add("UICollectionView.encodeRestorableState(with:)") { object.encodeRestorableState(with: made.coder) }
        add("UICollectionView.endInteractiveMovement()") { object.endInteractiveMovement() }
        add("UICollectionView.finishInteractiveTransition()") { object.finishInteractiveTransition() }
        add("UICollectionView.hitTest(_:with:)") { _ = object.hitTest(CGPoint(), with: nil as UIEvent?) }
        add("UICollectionView.indexPath(for:)") { _ = object.indexPath(for: made.cell) }
        add("UICollectionView.indexPathForItem(at:)") { _ = object.indexPathForItem(at: CGPoint()) }
        add("UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)") { _ = object.indexPathsForVisibleSupplementaryElements(ofKind: "a") }
        add("UICollectionView.insertItems(at:)") { object.insertItems(at: [[0, 0]]) }
        add("UICollectionView.insertSections(_:)") { object.insertSections([0]) }
        add("UICollectionView.layoutAttributesForItem(at:)") { _ = object.layoutAttributesForItem(at: [0, 0]) }
        add("UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)") { _ = object.layoutAttributesForSupplementaryElement(ofKind: "a", at: [0, 0]) }
        add("UICollectionView.layoutMarginsDidChange()") { object.layoutMarginsDidChange() }
        add("UICollectionView.layoutSubviews()") { object.layoutSubviews() }
        add("UICollectionView.moveItem(at:to:)") { object.moveItem(at: [0, 0], to: [0, 0]) }
        add("UICollectionView.moveSection(_:toSection:)") { object.moveSection(0, toSection: 0) }
        add("UICollectionView.numberOfItems(inSection:)") { _ = object.numberOfItems(inSection: 0) }
        add("UICollectionView.performBatchUpdates(_:completion:)") { object.performBatchUpdates({}, completion: nil) }
        add("UICollectionView.performBatchUpdates(_:completion:)") { object.performBatchUpdates(nil, completion: nil) }
        add("UICollectionView.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UICollectionView.reconfigureItems(at:)") { object.reconfigureItems(at: [[0, 0]]) }
        add("UICollectionView.register(_:forCellWithReuseIdentifier:)") { object.register(nil as UINib?, forCellWithReuseIdentifier: "a") }
        add("UICollectionView.register(_:forCellWithReuseIdentifier:)") { object.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a") }
        add("UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") { object.register(nil as UINib?, forSupplementaryViewOfKind: "a", withReuseIdentifier: "a") }
        add("UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") { object.register(UICollectionViewCell.self, forSupplementaryViewOfKind: "a", withReuseIdentifier: "a") }
        add("UICollectionView.reloadData()") { object.reloadData() }
        add("UICollectionView.reloadItems(at:)") { object.reloadItems(at: [[0, 0]]) }
        add("UICollectionView.reloadSections(_:)") { object.reloadSections([0]) }
        add("UICollectionView.safeAreaInsetsDidChange()") { object.safeAreaInsetsDidChange() }
        add("UICollectionView.selectItem(at:animated:scrollPosition:)") { object.selectItem(at: nil as IndexPath?, animated: false, scrollPosition: []) }
        add("UICollectionView.setCollectionViewLayout(_:animated:)") { object.setCollectionViewLayout(made.layout, animated: false) }
        add("UICollectionView.setCollectionViewLayout(_:animated:completion:)") { object.setCollectionViewLayout(made.layout, animated: false, completion: nil) }
        add("UICollectionView.startInteractiveTransition(to:completion:)") { _ = object.startInteractiveTransition(to: made.layout, completion: nil as UICollectionView.LayoutInteractiveTransitionCompletion?) }
        add("UICollectionView.supplementaryView(forElementKind:at:)") { _ = object.supplementaryView(forElementKind: "a", at: [0, 0]) }
        add("UICollectionView.touchesBegan(_:with:)") { object.touchesBegan([], with: nil as UIEvent?) }
        add("UICollectionView.touchesCancelled(_:with:)") { object.touchesCancelled([], with: nil as UIEvent?) }
        add("UICollectionView.touchesEnded(_:with:)") { object.touchesEnded([], with: nil as UIEvent?) }
        add("UICollectionView.touchesMoved(_:with:)") { object.touchesMoved([], with: nil as UIEvent?) }
        add("UICollectionView.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
        add("UICollectionView.updateInteractiveMovementTargetPosition(_:)") { object.updateInteractiveMovementTargetPosition(CGPoint()) }
        add("UICollectionView.visibleSupplementaryViews(ofKind:)") { _ = object.visibleSupplementaryViews(ofKind: "a") }
        add("UICollectionView.willMove(toWindow:)") { object.willMove(toWindow: nil as UIWindow?) }
    }

    private func addUICollectionViewCell() {
        let object = UICollectionViewCell()
        add("UICollectionViewCell.defaultBackgroundConfiguration()") { _ = object.defaultBackgroundConfiguration() }
        add("UICollectionViewCell.layoutSubviews()") { object.layoutSubviews() }
        add("UICollectionViewCell.setNeedsUpdateConfiguration()") { object.setNeedsUpdateConfiguration() }
        add("UICollectionViewCell.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
    }

    private func addUICollectionReusableView() {
        let object = UICollectionReusableView()
        let made = made
        add("UICollectionReusableView.apply(_:)") { object.apply(made.attributes) }
        add("UICollectionReusableView.didTransition(from:to:)") { object.didTransition(from: made.layout, to: made.layout) }
        add("UICollectionReusableView.invalidateIntrinsicContentSize()") { object.invalidateIntrinsicContentSize() }
        add("UICollectionReusableView.preferredLayoutAttributesFitting(_:)") { _ = object.preferredLayoutAttributesFitting(made.attributes) }
        add("UICollectionReusableView.prepareForReuse()") { object.prepareForReuse() }
        add("UICollectionReusableView.willTransition(from:to:)") { object.willTransition(from: made.layout, to: made.layout) }
    }

    private func addUICollectionViewListCell() {
        let object = UICollectionViewListCell()
        add("UICollectionViewListCell.defaultContentConfiguration()") { _ = object.defaultContentConfiguration() }
        add("UICollectionViewListCell.layoutMarginsDidChange()") { object.layoutMarginsDidChange() }
        add("UICollectionViewListCell.layoutSubviews()") { object.layoutSubviews() }
        add("UICollectionViewListCell.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UICollectionViewListCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)") { _ = object.systemLayoutSizeFitting(CGSize(width: 9, height: 9), withHorizontalFittingPriority: .required, verticalFittingPriority: .required) }
    }

    private func addUICollectionViewController() {
        let object = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let made = made
        add("UICollectionViewController.collectionView(_:canFocusItemAt:)") { _ = object.collectionView(made.list, canFocusItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:canMoveItemAt:)") { _ = object.collectionView(made.list, canMoveItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:canPerformPrimaryActionForItemAt:)") { _ = object.collectionView(made.list, canPerformPrimaryActionForItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:cellForItemAt:)") { _ = object.collectionView(made.list, cellForItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didBeginMultipleSelectionInteractionAt:)") { object.collectionView(made.list, didBeginMultipleSelectionInteractionAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didDeselectItemAt:)") { object.collectionView(made.list, didDeselectItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didEndDisplaying:forItemAt:)") { object.collectionView(made.list, didEndDisplaying: made.cell, forItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") { object.collectionView(made.list, didEndDisplayingSupplementaryView: made.cell, forElementOfKind: "a", at: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didHighlightItemAt:)") { object.collectionView(made.list, didHighlightItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didSelectItemAt:)") { object.collectionView(made.list, didSelectItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:didUnhighlightItemAt:)") { object.collectionView(made.list, didUnhighlightItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:indexPathForIndexTitle:at:)") { _ = object.collectionView(made.list, indexPathForIndexTitle: "a", at: 0) }
        add("UICollectionViewController.collectionView(_:moveItemAt:to:)") { object.collectionView(made.list, moveItemAt: [0, 0], to: [0, 0]) }
        add("UICollectionViewController.collectionView(_:numberOfItemsInSection:)") { _ = object.collectionView(made.list, numberOfItemsInSection: 0) }
        add("UICollectionViewController.collectionView(_:performPrimaryActionForItemAt:)") { object.collectionView(made.list, performPrimaryActionForItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:selectionFollowsFocusForItemAt:)") { _ = object.collectionView(made.list, selectionFollowsFocusForItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") { _ = object.collectionView(made.list, shouldBeginMultipleSelectionInteractionAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:shouldDeselectItemAt:)") { _ = object.collectionView(made.list, shouldDeselectItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:shouldHighlightItemAt:)") { _ = object.collectionView(made.list, shouldHighlightItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:shouldSelectItemAt:)") { _ = object.collectionView(made.list, shouldSelectItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:targetContentOffsetForProposedContentOffset:)") { _ = object.collectionView(made.list, targetContentOffsetForProposedContentOffset: CGPoint()) }
        add("UICollectionViewController.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") { _ = object.collectionView(made.list, targetIndexPathForMoveFromItemAt: [0, 0], toProposedIndexPath: [0, 0]) }
        add("UICollectionViewController.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") { _ = object.collectionView(made.list, targetIndexPathForMoveOfItemFromOriginalIndexPath: [0, 0], atCurrentIndexPath: [0, 0], toProposedIndexPath: [0, 0]) }
        add("UICollectionViewController.collectionView(_:transitionLayoutForOldLayout:newLayout:)") { _ = object.collectionView(made.list, transitionLayoutForOldLayout: made.layout, newLayout: made.layout) }
        add("UICollectionViewController.collectionView(_:viewForSupplementaryElementOfKind:at:)") { _ = object.collectionView(made.list, viewForSupplementaryElementOfKind: "a", at: [0, 0]) }
        add("UICollectionViewController.collectionView(_:willDisplay:forItemAt:)") { object.collectionView(made.list, willDisplay: made.cell, forItemAt: [0, 0]) }
        add("UICollectionViewController.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") { object.collectionView(made.list, willDisplaySupplementaryView: made.cell, forElementKind: "a", at: [0, 0]) }
        add("UICollectionViewController.collectionViewDidEndMultipleSelectionInteraction(_:)") { object.collectionViewDidEndMultipleSelectionInteraction(made.list) }
        add("UICollectionViewController.indexPathForPreferredFocusedView(in:)") { _ = object.indexPathForPreferredFocusedView(in: made.list) }
        add("UICollectionViewController.indexTitles(for:)") { _ = object.indexTitles(for: made.list) }
        add("UICollectionViewController.loadView()") { object.loadView() }
        add("UICollectionViewController.numberOfSections(in:)") { _ = object.numberOfSections(in: made.list) }
        add("UICollectionViewController.scrollViewDidChangeAdjustedContentInset(_:)") { object.scrollViewDidChangeAdjustedContentInset(made.list) }
        add("UICollectionViewController.scrollViewDidEndDecelerating(_:)") { object.scrollViewDidEndDecelerating(made.list) }
        add("UICollectionViewController.scrollViewDidEndDragging(_:willDecelerate:)") { object.scrollViewDidEndDragging(made.list, willDecelerate: false) }
        add("UICollectionViewController.scrollViewDidEndScrollingAnimation(_:)") { object.scrollViewDidEndScrollingAnimation(made.list) }
        add("UICollectionViewController.scrollViewDidEndZooming(_:with:atScale:)") { object.scrollViewDidEndZooming(made.list, with: nil as UIView?, atScale: 1) }
        add("UICollectionViewController.scrollViewDidScroll(_:)") { object.scrollViewDidScroll(made.list) }
        add("UICollectionViewController.scrollViewDidScrollToTop(_:)") { object.scrollViewDidScrollToTop(made.list) }
        add("UICollectionViewController.scrollViewDidZoom(_:)") { object.scrollViewDidZoom(made.list) }
        add("UICollectionViewController.scrollViewShouldScrollToTop(_:)") { _ = object.scrollViewShouldScrollToTop(made.list) }
        add("UICollectionViewController.scrollViewWillBeginDecelerating(_:)") { object.scrollViewWillBeginDecelerating(made.list) }
        add("UICollectionViewController.scrollViewWillBeginDragging(_:)") { object.scrollViewWillBeginDragging(made.list) }
        add("UICollectionViewController.scrollViewWillBeginZooming(_:with:)") { object.scrollViewWillBeginZooming(made.list, with: nil as UIView?) }
        add("UICollectionViewController.setEditing(_:animated:)") { object.setEditing(false, animated: false) }
        add("UICollectionViewController.viewForZooming(in:)") { _ = object.viewForZooming(in: made.list) }
        add("UICollectionViewController.viewWillAppear(_:)") { object.viewWillAppear(false) }
    }

    private func addUICollectionViewLayout() {
        let object = UICollectionViewLayout()
        let made = made
        add("UICollectionViewLayout.awakeFromNib()") { object.awakeFromNib() }
        add("UICollectionViewLayout.encode(with:)") { object.encode(with: made.coder) }
        add("UICollectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)") { _ = object.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewLayout.finalLayoutAttributesForDisappearingItem(at:)") { _ = object.finalLayoutAttributesForDisappearingItem(at: [0, 0]) }
        add("UICollectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)") { _ = object.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewLayout.finalizeAnimatedBoundsChange()") { object.finalizeAnimatedBoundsChange() }
        add("UICollectionViewLayout.finalizeCollectionViewUpdates()") { object.finalizeCollectionViewUpdates() }
        add("UICollectionViewLayout.finalizeLayoutTransition()") { object.finalizeLayoutTransition() }
        add("UICollectionViewLayout.indexPathsToDeleteForDecorationView(ofKind:)") { _ = object.indexPathsToDeleteForDecorationView(ofKind: "a") }
        add("UICollectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind:)") { _ = object.indexPathsToDeleteForSupplementaryView(ofKind: "a") }
        add("UICollectionViewLayout.indexPathsToInsertForDecorationView(ofKind:)") { _ = object.indexPathsToInsertForDecorationView(ofKind: "a") }
        add("UICollectionViewLayout.indexPathsToInsertForSupplementaryView(ofKind:)") { _ = object.indexPathsToInsertForSupplementaryView(ofKind: "a") }
        add("UICollectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)") { _ = object.initialLayoutAttributesForAppearingDecorationElement(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewLayout.initialLayoutAttributesForAppearingItem(at:)") { _ = object.initialLayoutAttributesForAppearingItem(at: [0, 0]) }
        add("UICollectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)") { _ = object.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewLayout.invalidateLayout()") { object.invalidateLayout() }
        add("UICollectionViewLayout.invalidateLayout(with:)") { object.invalidateLayout(with: made.context) }
        add("UICollectionViewLayout.invalidationContext(forBoundsChange:)") { _ = object.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewLayout.invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)") { _ = object.invalidationContext(forInteractivelyMovingItems: [[0, 0]], withTargetPosition: CGPoint(), previousIndexPaths: [[0, 0]], previousPosition: CGPoint()) }
        add("UICollectionViewLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)") { _ = object.invalidationContext(forPreferredLayoutAttributes: made.attributes, withOriginalAttributes: made.attributes) }
        add("UICollectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)") { _ = object.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: [[0, 0]], previousIndexPaths: [[0, 0]], movementCancelled: false) }
        add("UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)") { _ = object.layoutAttributesForDecorationView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewLayout.layoutAttributesForElements(in:)") { _ = object.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewLayout.layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)") { _ = object.layoutAttributesForInteractivelyMovingItem(at: [0, 0], withTargetPosition: CGPoint()) }
        add("UICollectionViewLayout.layoutAttributesForItem(at:)") { _ = object.layoutAttributesForItem(at: [0, 0]) }
        add("UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { _ = object.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewLayout.prepare()") { object.prepare() }
        add("UICollectionViewLayout.prepare(forAnimatedBoundsChange:)") { object.prepare(forAnimatedBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewLayout.prepare(forCollectionViewUpdates:)") { object.prepare(forCollectionViewUpdates: []) }
        add("UICollectionViewLayout.prepareForTransition(from:)") { object.prepareForTransition(from: made.layout) }
        add("UICollectionViewLayout.prepareForTransition(to:)") { object.prepareForTransition(to: made.layout) }
        add("UICollectionViewLayout.register(_:forDecorationViewOfKind:)") { object.register(nil as UINib?, forDecorationViewOfKind: "a") }
        add("UICollectionViewLayout.register(_:forDecorationViewOfKind:)") { object.register(UICollectionViewCell.self, forDecorationViewOfKind: "a") }
        add("UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)") { _ = object.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)") { _ = object.shouldInvalidateLayout(forPreferredLayoutAttributes: made.attributes, withOriginalAttributes: made.attributes) }
        add("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)") { _ = object.targetContentOffset(forProposedContentOffset: CGPoint()) }
        add("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)") { _ = object.targetContentOffset(forProposedContentOffset: CGPoint(), withScrollingVelocity: CGPoint()) }
        add("UICollectionViewLayout.targetIndexPath(forInteractivelyMovingItem:withPosition:)") { _ = object.targetIndexPath(forInteractivelyMovingItem: [0, 0], withPosition: CGPoint()) }
    }

    private func addUICollectionViewFlowLayout() {
        let object = UICollectionViewFlowLayout()
        let made = made
        add("UICollectionViewFlowLayout.invalidateLayout(with:)") { object.invalidateLayout(with: made.context) }
        add("UICollectionViewFlowLayout.invalidationContext(forBoundsChange:)") { _ = object.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewFlowLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)") { _ = object.invalidationContext(forPreferredLayoutAttributes: made.attributes, withOriginalAttributes: made.attributes) }
        add("UICollectionViewFlowLayout.layoutAttributesForElements(in:)") { _ = object.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewFlowLayout.layoutAttributesForItem(at:)") { _ = object.layoutAttributesForItem(at: [0, 0]) }
        add("UICollectionViewFlowLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { _ = object.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewFlowLayout.prepare()") { object.prepare() }
        add("UICollectionViewFlowLayout.shouldInvalidateLayout(forBoundsChange:)") { _ = object.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewFlowLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)") { _ = object.shouldInvalidateLayout(forPreferredLayoutAttributes: made.attributes, withOriginalAttributes: made.attributes) }
    }

    private func addUICollectionViewCompositionalLayout() {
        let object = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let made = made
        add("UICollectionViewCompositionalLayout.invalidateLayout(with:)") { object.invalidateLayout(with: made.context) }
        add("UICollectionViewCompositionalLayout.invalidationContext(forBoundsChange:)") { _ = object.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewCompositionalLayout.invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)") { _ = object.invalidationContext(forPreferredLayoutAttributes: made.attributes, withOriginalAttributes: made.attributes) }
        add("UICollectionViewCompositionalLayout.layoutAttributesForDecorationView(ofKind:at:)") { _ = object.layoutAttributesForDecorationView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewCompositionalLayout.layoutAttributesForElements(in:)") { _ = object.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewCompositionalLayout.layoutAttributesForItem(at:)") { _ = object.layoutAttributesForItem(at: [0, 0]) }
        add("UICollectionViewCompositionalLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { _ = object.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewCompositionalLayout.prepare()") { object.prepare() }
        add("UICollectionViewCompositionalLayout.shouldInvalidateLayout(forBoundsChange:)") { _ = object.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewCompositionalLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)") { _ = object.shouldInvalidateLayout(forPreferredLayoutAttributes: made.attributes, withOriginalAttributes: made.attributes) }
    }

    private func addUICollectionViewTransitionLayout() {
        let object = UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
        let made = made
        add("UICollectionViewTransitionLayout.finalizeAnimatedBoundsChange()") { object.finalizeAnimatedBoundsChange() }
        add("UICollectionViewTransitionLayout.finalizeCollectionViewUpdates()") { object.finalizeCollectionViewUpdates() }
        add("UICollectionViewTransitionLayout.invalidateLayout(with:)") { object.invalidateLayout(with: made.context) }
        add("UICollectionViewTransitionLayout.invalidationContext(forBoundsChange:)") { _ = object.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewTransitionLayout.layoutAttributesForDecorationView(ofKind:at:)") { _ = object.layoutAttributesForDecorationView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewTransitionLayout.layoutAttributesForElements(in:)") { _ = object.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewTransitionLayout.layoutAttributesForItem(at:)") { _ = object.layoutAttributesForItem(at: [0, 0]) }
        add("UICollectionViewTransitionLayout.layoutAttributesForSupplementaryView(ofKind:at:)") { _ = object.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) }
        add("UICollectionViewTransitionLayout.prepare()") { object.prepare() }
        add("UICollectionViewTransitionLayout.prepare(forAnimatedBoundsChange:)") { object.prepare(forAnimatedBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewTransitionLayout.prepare(forCollectionViewUpdates:)") { object.prepare(forCollectionViewUpdates: []) }
        add("UICollectionViewTransitionLayout.shouldInvalidateLayout(forBoundsChange:)") { _ = object.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UICollectionViewTransitionLayout.updateValue(_:forAnimatedKey:)") { object.updateValue(1, forAnimatedKey: "a") }
        add("UICollectionViewTransitionLayout.value(forAnimatedKey:)") { _ = object.value(forAnimatedKey: "a") }
    }

    private func addUICollectionViewLayoutAttributes() {
        let object = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        add("UICollectionViewLayoutAttributes.copy(with:)") { _ = object.copy(with: nil as NSZone?) }
        add("UICollectionViewLayoutAttributes.isEqual(_:)") { _ = object.isEqual(nil as Any?) }
    }

    private func addUICollectionViewLayoutInvalidationContext() {
        let object = UICollectionViewLayoutInvalidationContext()
        add("UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:)") { object.invalidateDecorationElements(ofKind: "a", at: [[0, 0]]) }
        add("UICollectionViewLayoutInvalidationContext.invalidateItems(at:)") { object.invalidateItems(at: [[0, 0]]) }
        add("UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements(ofKind:at:)") { object.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]]) }
    }

    private func addUICollectionViewFlowLayoutInvalidationContext() {
    }

    private func addUIViewController() {
        let object = UIViewController()
        let made = made
        add("UIViewController.addChild(_:)") { object.addChild(made.controller) }
        add("UIViewController.applicationFinishedRestoringState()") { object.applicationFinishedRestoringState() }
        add("UIViewController.beginAppearanceTransition(_:animated:)") { object.beginAppearanceTransition(false, animated: false) }
        add("UIViewController.contentScrollView(for:)") { _ = object.contentScrollView(for: []) }
        add("UIViewController.decodeRestorableState(with:)") { object.decodeRestorableState(with: made.coder) }
        add("UIViewController.didMove(toParent:)") { object.didMove(toParent: nil as UIViewController?) }
        add("UIViewController.didReceiveMemoryWarning()") { object.didReceiveMemoryWarning() }
        add("UIViewController.dismiss(animated:completion:)") { object.dismiss(animated: false, completion: nil) }
        add("UIViewController.encode(with:)") { object.encode(with: made.coder) }
        add("UIViewController.encodeRestorableState(with:)") { object.encodeRestorableState(with: made.coder) }
        add("UIViewController.endAppearanceTransition()") { object.endAppearanceTransition() }
        add("UIViewController.loadView()") { object.loadView() }
        add("UIViewController.loadViewIfNeeded()") { object.loadViewIfNeeded() }
        add("UIViewController.overrideTraitCollection(forChild:)") { _ = object.overrideTraitCollection(forChild: made.controller) }
        add("UIViewController.performSegue(withIdentifier:sender:)") { object.performSegue(withIdentifier: "a", sender: nil as Any?) }
        add("UIViewController.present(_:animated:completion:)") { object.present(made.controller, animated: false, completion: nil) }
        add("UIViewController.removeFromParent()") { object.removeFromParent() }
        add("UIViewController.setContentScrollView(_:for:)") { object.setContentScrollView(nil as UIScrollView?, for: []) }
        add("UIViewController.setEditing(_:animated:)") { object.setEditing(false, animated: false) }
        add("UIViewController.setNeedsFocusUpdate()") { object.setNeedsFocusUpdate() }
        add("UIViewController.setNeedsStatusBarAppearanceUpdate()") { object.setNeedsStatusBarAppearanceUpdate() }
        add("UIViewController.setNeedsUpdateContentUnavailableConfiguration()") { object.setNeedsUpdateContentUnavailableConfiguration() }
        add("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()") { object.setNeedsUpdateOfHomeIndicatorAutoHidden() }
        add("UIViewController.setOverrideTraitCollection(_:forChild:)") { object.setOverrideTraitCollection(nil as UITraitCollection?, forChild: made.controller) }
        add("UIViewController.setToolbarItems(_:animated:)") { object.setToolbarItems(nil, animated: false) }
        add("UIViewController.shouldPerformSegue(withIdentifier:sender:)") { _ = object.shouldPerformSegue(withIdentifier: "a", sender: nil as Any?) }
        add("UIViewController.show(_:sender:)") { object.show(made.controller, sender: nil as Any?) }
        add("UIViewController.showDetailViewController(_:sender:)") { object.showDetailViewController(made.controller, sender: nil as Any?) }
        add("UIViewController.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
        add("UIViewController.transition(from:to:duration:options:animations:completion:)") { object.transition(from: made.controller, to: made.controller, duration: 1, options: [], animations: nil, completion: nil) }
        add("UIViewController.updateFocusIfNeeded()") { object.updateFocusIfNeeded() }
        add("UIViewController.updateViewConstraints()") { object.updateViewConstraints() }
        add("UIViewController.viewDidAppear(_:)") { object.viewDidAppear(false) }
        add("UIViewController.viewDidDisappear(_:)") { object.viewDidDisappear(false) }
        add("UIViewController.viewDidLayoutSubviews()") { object.viewDidLayoutSubviews() }
        add("UIViewController.viewDidLoad()") { object.viewDidLoad() }
        add("UIViewController.viewIsAppearing(_:)") { object.viewIsAppearing(false) }
        add("UIViewController.viewLayoutMarginsDidChange()") { object.viewLayoutMarginsDidChange() }
        add("UIViewController.viewSafeAreaInsetsDidChange()") { object.viewSafeAreaInsetsDidChange() }
        add("UIViewController.viewWillAppear(_:)") { object.viewWillAppear(false) }
        add("UIViewController.viewWillDisappear(_:)") { object.viewWillDisappear(false) }
        add("UIViewController.viewWillLayoutSubviews()") { object.viewWillLayoutSubviews() }
        add("UIViewController.willMove(toParent:)") { object.willMove(toParent: nil as UIViewController?) }
    }

    private func addUINavigationController() {
        let object = UINavigationController()
        let made = made
        add("UINavigationController.decodeRestorableState(with:)") { object.decodeRestorableState(with: made.coder) }
        add("UINavigationController.encodeRestorableState(with:)") { object.encodeRestorableState(with: made.coder) }
        add("UINavigationController.popToRootViewController(animated:)") { _ = object.popToRootViewController(animated: false) }
        add("UINavigationController.popToViewController(_:animated:)") { _ = object.popToViewController(made.controller, animated: false) }
        add("UINavigationController.popViewController(animated:)") { _ = object.popViewController(animated: false) }
        add("UINavigationController.pushViewController(_:animated:)") { object.pushViewController(made.controller, animated: false) }
        add("UINavigationController.setNavigationBarHidden(_:animated:)") { object.setNavigationBarHidden(false, animated: false) }
        add("UINavigationController.setToolbarHidden(_:animated:)") { object.setToolbarHidden(false, animated: false) }
        add("UINavigationController.setViewControllers(_:animated:)") { object.setViewControllers([made.controller], animated: false) }
        add("UINavigationController.show(_:sender:)") { object.show(made.controller, sender: nil as Any?) }
        add("UINavigationController.viewDidLayoutSubviews()") { object.viewDidLayoutSubviews() }
        add("UINavigationController.viewDidLoad()") { object.viewDidLoad() }
    }

    private func addUITabBarController() {
        let object = UITabBarController()
        let made = made
        add("UITabBarController.setTabBarHidden(_:animated:)") { object.setTabBarHidden(false, animated: false) }
        add("UITabBarController.setViewControllers(_:animated:)") { object.setViewControllers(nil, animated: false) }
        add("UITabBarController.show(_:sender:)") { object.show(made.controller, sender: nil as Any?) }
        add("UITabBarController.tab(forIdentifier:)") { _ = object.tab(forIdentifier: "a") }
        add("UITabBarController.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
        add("UITabBarController.viewDidLayoutSubviews()") { object.viewDidLayoutSubviews() }
        add("UITabBarController.viewDidLoad()") { object.viewDidLoad() }
    }

    private func addUINavigationBar() {
        let object = UINavigationBar()
        let made = made
        add("UINavigationBar.layoutSubviews()") { object.layoutSubviews() }
        add("UINavigationBar.popItem(animated:)") { _ = object.popItem(animated: false) }
        add("UINavigationBar.pushItem(_:animated:)") { object.pushItem(made.navigationItem, animated: false) }
        add("UINavigationBar.setItems(_:animated:)") { object.setItems(nil, animated: false) }
        add("UINavigationBar.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UINavigationBar.tintColorDidChange()") { object.tintColorDidChange() }
        add("UINavigationBar.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
    }

    private func addUINavigationItem() {
        let object = UINavigationItem(title: "a")
        let made = made
        add("UINavigationItem.encode(with:)") { object.encode(with: made.coder) }
        add("UINavigationItem.setHidesBackButton(_:animated:)") { object.setHidesBackButton(false, animated: false) }
        add("UINavigationItem.setLeftBarButton(_:animated:)") { object.setLeftBarButton(nil as UIBarButtonItem?, animated: false) }
        add("UINavigationItem.setLeftBarButtonItems(_:animated:)") { object.setLeftBarButtonItems(nil, animated: false) }
        add("UINavigationItem.setRightBarButton(_:animated:)") { object.setRightBarButton(nil as UIBarButtonItem?, animated: false) }
        add("UINavigationItem.setRightBarButtonItems(_:animated:)") { object.setRightBarButtonItems(nil, animated: false) }
    }

    private func addUIBarButtonItem() {
        let object = UIBarButtonItem()
        let made = made
        add("UIBarButtonItem.fixedSpace(_:)") { _ = UIBarButtonItem.fixedSpace(1) }
        add("UIBarButtonItem.flexibleSpace()") { _ = UIBarButtonItem.flexibleSpace() }
        add("UIBarButtonItem.frame(in:)") { _ = object.frame(in: made.view) }
    }

    private func addUIToolbar() {
        let object = UIToolbar()
        add("UIToolbar.layoutSubviews()") { object.layoutSubviews() }
        add("UIToolbar.setItems(_:animated:)") { object.setItems(nil, animated: false) }
        add("UIToolbar.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIToolbar.tintColorDidChange()") { object.tintColorDidChange() }
        add("UIToolbar.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
    }

    private func addUITabBar() {
        let object = UITabBar()
        add("UITabBar.layoutSubviews()") { object.layoutSubviews() }
        add("UITabBar.point(inside:with:)") { _ = object.point(inside: CGPoint(), with: nil as UIEvent?) }
        add("UITabBar.setItems(_:animated:)") { object.setItems(nil, animated: false) }
        add("UITabBar.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UITabBar.tintColorDidChange()") { object.tintColorDidChange() }
        add("UITabBar.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
    }

    private func addUITabBarItem() {
        let object = UITabBarItem()
        let made = made
        add("UITabBarItem.frame(in:)") { _ = object.frame(in: made.view) }
    }

    private func addUIWindow() {
        let object = UIWindow()
        add("UIWindow.layoutIfNeeded()") { object.layoutIfNeeded() }
        add("UIWindow.layoutSubviews()") { object.layoutSubviews() }
        add("UIWindow.makeKey()") { object.makeKey() }
        add("UIWindow.makeKeyAndVisible()") { object.makeKeyAndVisible() }
        add("UIWindow.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UIWindow.sendEvent(_:)") { object.sendEvent(UIEvent()) }
    }

    private func addUIScreen() {
    }

    private func addUIApplication() {
        let object = UIApplication.shared
        add("UIApplication.beginBackgroundTask(expirationHandler:)") { _ = object.beginBackgroundTask(expirationHandler: nil) }
        add("UIApplication.beginBackgroundTask(withName:expirationHandler:)") { _ = object.beginBackgroundTask(withName: nil as String?, expirationHandler: nil) }
        add("UIApplication.endBackgroundTask(_:)") { object.endBackgroundTask(.invalid) }
    }

    private func addUIDevice() {
        let object = UIDevice.current
        add("UIDevice.beginGeneratingDeviceOrientationNotifications()") { object.beginGeneratingDeviceOrientationNotifications() }
        add("UIDevice.endGeneratingDeviceOrientationNotifications()") { object.endGeneratingDeviceOrientationNotifications() }
    }

    private func addUIResponder() {
        let object = UIResponder()
        add("UIResponder.awakeFromNib()") { object.awakeFromNib() }
        add("UIResponder.becomeFirstResponder()") { _ = object.becomeFirstResponder() }
        add("UIResponder.observeValue(forKeyPath:of:change:context:)") { object.observeValue(forKeyPath: nil as String?, of: nil as Any?, change: nil, context: nil as UnsafeMutableRawPointer?) }
        add("UIResponder.prepareForInterfaceBuilder()") { object.prepareForInterfaceBuilder() }
        add("UIResponder.pressesBegan(_:with:)") { object.pressesBegan([], with: nil as UIPressesEvent?) }
        add("UIResponder.pressesEnded(_:with:)") { object.pressesEnded([], with: nil as UIPressesEvent?) }
        add("UIResponder.resignFirstResponder()") { _ = object.resignFirstResponder() }
        add("UIResponder.touchesBegan(_:with:)") { object.touchesBegan([], with: nil as UIEvent?) }
        add("UIResponder.touchesCancelled(_:with:)") { object.touchesCancelled([], with: nil as UIEvent?) }
        add("UIResponder.touchesEnded(_:with:)") { object.touchesEnded([], with: nil as UIEvent?) }
        add("UIResponder.touchesMoved(_:with:)") { object.touchesMoved([], with: nil as UIEvent?) }
    }

    private func addUIGestureRecognizer() {
        let object = UIGestureRecognizer()
        let made = made
        add("UIGestureRecognizer.canBePrevented(by:)") { _ = object.canBePrevented(by: made.recognizer) }
        add("UIGestureRecognizer.canPrevent(_:)") { _ = object.canPrevent(made.recognizer) }
        add("UIGestureRecognizer.ignore(_:for:)") { object.ignore(UITouch(), for: UIEvent()) }
        add("UIGestureRecognizer.location(in:)") { _ = object.location(in: nil as UIView?) }
        add("UIGestureRecognizer.location(ofTouch:in:)") { _ = object.location(ofTouch: 0, in: nil as UIView?) }
        add("UIGestureRecognizer.removeTarget(_:action:)") { object.removeTarget(nil as Any?, action: nil as Selector?) }
        add("UIGestureRecognizer.require(toFail:)") { object.require(toFail: made.recognizer) }
        add("UIGestureRecognizer.reset()") { object.reset() }
        add("UIGestureRecognizer.shouldBeRequiredToFail(by:)") { _ = object.shouldBeRequiredToFail(by: made.recognizer) }
        add("UIGestureRecognizer.shouldReceive(_:)") { _ = object.shouldReceive(UIEvent()) }
        add("UIGestureRecognizer.shouldRequireFailure(of:)") { _ = object.shouldRequireFailure(of: made.recognizer) }
        add("UIGestureRecognizer.touchesBegan(_:with:)") { object.touchesBegan([], with: UIEvent()) }
        add("UIGestureRecognizer.touchesCancelled(_:with:)") { object.touchesCancelled([], with: UIEvent()) }
        add("UIGestureRecognizer.touchesEnded(_:with:)") { object.touchesEnded([], with: UIEvent()) }
        add("UIGestureRecognizer.touchesMoved(_:with:)") { object.touchesMoved([], with: UIEvent()) }
    }

    private func addUITapGestureRecognizer() {
        let object = UITapGestureRecognizer()
        let made = made
        add("UITapGestureRecognizer.canBePrevented(by:)") { _ = object.canBePrevented(by: made.recognizer) }
        add("UITapGestureRecognizer.reset()") { object.reset() }
        add("UITapGestureRecognizer.touchesBegan(_:with:)") { object.touchesBegan([], with: UIEvent()) }
        add("UITapGestureRecognizer.touchesCancelled(_:with:)") { object.touchesCancelled([], with: UIEvent()) }
        add("UITapGestureRecognizer.touchesEnded(_:with:)") { object.touchesEnded([], with: UIEvent()) }
        add("UITapGestureRecognizer.touchesMoved(_:with:)") { object.touchesMoved([], with: UIEvent()) }
    }

    private func addUIPanGestureRecognizer() {
        let object = UIPanGestureRecognizer()
        add("UIPanGestureRecognizer.reset()") { object.reset() }
        add("UIPanGestureRecognizer.setTranslation(_:in:)") { object.setTranslation(CGPoint(), in: nil as UIView?) }
        add("UIPanGestureRecognizer.touchesBegan(_:with:)") { object.touchesBegan([], with: UIEvent()) }
        add("UIPanGestureRecognizer.touchesCancelled(_:with:)") { object.touchesCancelled([], with: UIEvent()) }
        add("UIPanGestureRecognizer.touchesEnded(_:with:)") { object.touchesEnded([], with: UIEvent()) }
        add("UIPanGestureRecognizer.touchesMoved(_:with:)") { object.touchesMoved([], with: UIEvent()) }
        add("UIPanGestureRecognizer.translation(in:)") { _ = object.translation(in: nil as UIView?) }
        add("UIPanGestureRecognizer.velocity(in:)") { _ = object.velocity(in: nil as UIView?) }
    }

    private func addUIPinchGestureRecognizer() {
        let object = UIPinchGestureRecognizer()
        add("UIPinchGestureRecognizer.reset()") { object.reset() }
        add("UIPinchGestureRecognizer.touchesBegan(_:with:)") { object.touchesBegan([], with: UIEvent()) }
        add("UIPinchGestureRecognizer.touchesCancelled(_:with:)") { object.touchesCancelled([], with: UIEvent()) }
        add("UIPinchGestureRecognizer.touchesEnded(_:with:)") { object.touchesEnded([], with: UIEvent()) }
        add("UIPinchGestureRecognizer.touchesMoved(_:with:)") { object.touchesMoved([], with: UIEvent()) }
    }

    private func addUILongPressGestureRecognizer() {
        let object = UILongPressGestureRecognizer()
        add("UILongPressGestureRecognizer.reset()") { object.reset() }
        add("UILongPressGestureRecognizer.touchesBegan(_:with:)") { object.touchesBegan([], with: UIEvent()) }
        add("UILongPressGestureRecognizer.touchesCancelled(_:with:)") { object.touchesCancelled([], with: UIEvent()) }
        add("UILongPressGestureRecognizer.touchesEnded(_:with:)") { object.touchesEnded([], with: UIEvent()) }
        add("UILongPressGestureRecognizer.touchesMoved(_:with:)") { object.touchesMoved([], with: UIEvent()) }
    }

    private func addUIRefreshControl() {
        let object = UIRefreshControl()
        add("UIRefreshControl.beginRefreshing()") { object.beginRefreshing() }
        add("UIRefreshControl.didMoveToSuperview()") { object.didMoveToSuperview() }
        add("UIRefreshControl.didMoveToWindow()") { object.didMoveToWindow() }
        add("UIRefreshControl.endRefreshing()") { object.endRefreshing() }
        add("UIRefreshControl.layoutSubviews()") { object.layoutSubviews() }
        add("UIRefreshControl.sizeThatFits(_:)") { _ = object.sizeThatFits(CGSize(width: 9, height: 9)) }
        add("UIRefreshControl.willMove(toSuperview:)") { object.willMove(toSuperview: nil as UIView?) }
    }

    private func addUIVisualEffectView() {
        let object = UIVisualEffectView(effect: nil)
        let made = made
        add("UIVisualEffectView.didAddSubview(_:)") { object.didAddSubview(made.view) }
        add("UIVisualEffectView.traitCollectionDidChange(_:)") { object.traitCollectionDidChange(nil as UITraitCollection?) }
    }

    private func addUILayoutGuide() {
        let object = UILayoutGuide()
        let made = made
        add("UILayoutGuide.constraintsAffectingLayout(for:)") { _ = object.constraintsAffectingLayout(for: .horizontal) }
        add("UILayoutGuide.encode(with:)") { object.encode(with: made.coder) }
    }

    private func addUIViewPropertyAnimator() {
        let object = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
        add("UIViewPropertyAnimator.addAnimations(_:)") { object.addAnimations({}) }
        add("UIViewPropertyAnimator.addAnimations(_:delayFactor:)") { object.addAnimations({}, delayFactor: 1) }
        add("UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)") { object.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
        add("UIViewPropertyAnimator.finishAnimation(at:)") { object.finishAnimation(at: .end) }
        add("UIViewPropertyAnimator.pauseAnimation()") { object.pauseAnimation() }
        add("UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)") { _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1, options: [], animations: {}, completion: nil) }
        add("UIViewPropertyAnimator.startAnimation()") { object.startAnimation() }
        add("UIViewPropertyAnimator.startAnimation(afterDelay:)") { object.startAnimation(afterDelay: 1) }
        add("UIViewPropertyAnimator.stopAnimation(_:)") { object.stopAnimation(false) }
    }

    private func addUIDynamicAnimator() {
        let object = UIDynamicAnimator(referenceView: UIView())
        add("UIDynamicAnimator.addBehavior(_:)") { object.addBehavior(UIDynamicBehavior()) }
        add("UIDynamicAnimator.items(in:)") { _ = object.items(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIDynamicAnimator.layoutAttributesForCell(at:)") { _ = object.layoutAttributesForCell(at: [0, 0]) }
        add("UIDynamicAnimator.layoutAttributesForDecorationView(ofKind:at:)") { _ = object.layoutAttributesForDecorationView(ofKind: "a", at: [0, 0]) }
        add("UIDynamicAnimator.layoutAttributesForSupplementaryView(ofKind:at:)") { _ = object.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) }
        add("UIDynamicAnimator.removeAllBehaviors()") { object.removeAllBehaviors() }
        add("UIDynamicAnimator.removeBehavior(_:)") { object.removeBehavior(UIDynamicBehavior()) }
    }

    private func addUIDynamicBehavior() {
        let object = UIDynamicBehavior()
        add("UIDynamicBehavior.addChildBehavior(_:)") { object.addChildBehavior(UIDynamicBehavior()) }
        add("UIDynamicBehavior.removeChildBehavior(_:)") { object.removeChildBehavior(UIDynamicBehavior()) }
        add("UIDynamicBehavior.willMove(to:)") { object.willMove(to: nil as UIDynamicAnimator?) }
    }

    private func addNSLayoutConstraint() {
        let made = made
        add("NSLayoutConstraint.activate(_:)") { NSLayoutConstraint.activate([made.constraint]) }
        add("NSLayoutConstraint.deactivate(_:)") { NSLayoutConstraint.deactivate([made.constraint]) }
    }

    private func addUINib() {
        let object = UINib(nibName: "None", bundle: nil)
        add("UINib.instantiate(withOwner:options:)") { _ = object.instantiate(withOwner: nil as Any?, options: nil) }
    }

    private func addCALayer() {
        let object = CALayer()
        let made = made
        add("CALayer.action(forKey:)") { _ = object.action(forKey: "a") }
        add("CALayer.add(_:forKey:)") { object.add(made.animation, forKey: nil as String?) }
        add("CALayer.addSublayer(_:)") { object.addSublayer(made.layer) }
        add("CALayer.affineTransform()") { _ = object.affineTransform() }
        add("CALayer.animation(forKey:)") { _ = object.animation(forKey: "a") }
        add("CALayer.animationKeys()") { _ = object.animationKeys() }
        add("CALayer.contains(_:)") { _ = object.contains(CGPoint()) }
        add("CALayer.convert(_:from:)") { _ = object.convert(CGRect(x: 0, y: 0, width: 9, height: 9), from: nil as CALayer?) }
        add("CALayer.convert(_:from:)") { _ = object.convert(CGPoint(), from: nil as CALayer?) }
        add("CALayer.convert(_:to:)") { _ = object.convert(CGRect(x: 0, y: 0, width: 9, height: 9), to: nil as CALayer?) }
        add("CALayer.convert(_:to:)") { _ = object.convert(CGPoint(), to: nil as CALayer?) }
        add("CALayer.convertTime(_:from:)") { _ = object.convertTime(1, from: nil as CALayer?) }
        add("CALayer.convertTime(_:to:)") { _ = object.convertTime(1, to: nil as CALayer?) }
        add("CALayer.defaultAction(forKey:)") { _ = CALayer.defaultAction(forKey: "a") }
        add("CALayer.display()") { object.display() }
        add("CALayer.displayIfNeeded()") { object.displayIfNeeded() }
        add("CALayer.insertSublayer(_:above:)") { object.insertSublayer(made.layer, above: nil as CALayer?) }
        add("CALayer.insertSublayer(_:at:)") { object.insertSublayer(made.layer, at: 0) }
        add("CALayer.insertSublayer(_:below:)") { object.insertSublayer(made.layer, below: nil as CALayer?) }
        add("CALayer.layoutIfNeeded()") { object.layoutIfNeeded() }
        add("CALayer.layoutSublayers()") { object.layoutSublayers() }
        add("CALayer.model()") { _ = object.model() }
        add("CALayer.needsDisplay()") { _ = object.needsDisplay() }
        add("CALayer.needsLayout()") { _ = object.needsLayout() }
        add("CALayer.preferredFrameSize()") { _ = object.preferredFrameSize() }
        add("CALayer.presentation()") { _ = object.presentation() }
        add("CALayer.removeAllAnimations()") { object.removeAllAnimations() }
        add("CALayer.removeAnimation(forKey:)") { object.removeAnimation(forKey: "a") }
        add("CALayer.removeFromSuperlayer()") { object.removeFromSuperlayer() }
        add("CALayer.replaceSublayer(_:with:)") { object.replaceSublayer(made.layer, with: made.layer) }
        add("CALayer.setAffineTransform(_:)") { object.setAffineTransform(CGAffineTransform.identity) }
        add("CALayer.setNeedsDisplay()") { object.setNeedsDisplay() }
        add("CALayer.setNeedsDisplay(_:)") { object.setNeedsDisplay(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("CALayer.setNeedsLayout()") { object.setNeedsLayout() }
        add("CALayer.setValue(_:forKey:)") { object.setValue(nil as Any?, forKey: "a") }
        add("CALayer.setValue(_:forKeyPath:)") { object.setValue(nil as Any?, forKeyPath: "a") }
        add("CALayer.value(forKey:)") { _ = object.value(forKey: "a") }
        add("CALayer.value(forKeyPath:)") { _ = object.value(forKeyPath: "a") }
    }

    private func addCAGradientLayer() {
    }

    private func addCAShapeLayer() {
    }

    private func addCABasicAnimation() {
    }

    private func addUIBezierPath() {
        let object = UIBezierPath()
        add("UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)") { object.addArc(withCenter: CGPoint(), radius: 1, startAngle: 1, endAngle: 1, clockwise: false) }
        add("UIBezierPath.addClip()") { object.addClip() }
        add("UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)") { object.addCurve(to: CGPoint(), controlPoint1: CGPoint(), controlPoint2: CGPoint()) }
        add("UIBezierPath.addLine(to:)") { object.addLine(to: CGPoint()) }
        add("UIBezierPath.addQuadCurve(to:controlPoint:)") { object.addQuadCurve(to: CGPoint(), controlPoint: CGPoint()) }
        add("UIBezierPath.append(_:)") { object.append(UIBezierPath()) }
        add("UIBezierPath.apply(_:)") { object.apply(CGAffineTransform.identity) }
        add("UIBezierPath.close()") { object.close() }
        add("UIBezierPath.contains(_:)") { _ = object.contains(CGPoint()) }
        add("UIBezierPath.copy(with:)") { _ = object.copy(with: nil as NSZone?) }
        add("UIBezierPath.fill()") { object.fill() }
        add("UIBezierPath.fill(with:alpha:)") { object.fill(with: .normal, alpha: 1) }
        add("UIBezierPath.getLineDash(_:count:phase:)") { object.getLineDash(nil, count: nil, phase: nil) }
        add("UIBezierPath.move(to:)") { object.move(to: CGPoint()) }
        add("UIBezierPath.removeAllPoints()") { object.removeAllPoints() }
        add("UIBezierPath.reversing()") { _ = object.reversing() }
        add("UIBezierPath.setLineDash(_:count:phase:)") { object.setLineDash(nil, count: 0, phase: 1) }
        add("UIBezierPath.stroke()") { object.stroke() }
        add("UIBezierPath.stroke(with:alpha:)") { object.stroke(with: .normal, alpha: 1) }
    }

    private func addUIColor() {
        let object = UIColor.red
        add("UIColor.getHue(_:saturation:brightness:alpha:)") { _ = object.getHue(nil, saturation: nil, brightness: nil, alpha: nil) }
        add("UIColor.getRed(_:green:blue:alpha:)") { _ = object.getRed(nil, green: nil, blue: nil, alpha: nil) }
        add("UIColor.isEqual(_:)") { _ = object.isEqual(nil as Any?) }
        add("UIColor.resolvedColor(with:)") { _ = object.resolvedColor(with: UITraitCollection()) }
        add("UIColor.set()") { object.set() }
        add("UIColor.setFill()") { object.setFill() }
        add("UIColor.setStroke()") { object.setStroke() }
        add("UIColor.withAlphaComponent(_:)") { _ = object.withAlphaComponent(1) }
    }

    private func addUIFont() {
        let object = UIFont.systemFont(ofSize: 12)
        add("UIFont.boldSystemFont(ofSize:)") { _ = UIFont.boldSystemFont(ofSize: 1) }
        add("UIFont.fontNames(forFamilyName:)") { _ = UIFont.fontNames(forFamilyName: "a") }
        add("UIFont.isEqual(_:)") { _ = object.isEqual(nil as Any?) }
        add("UIFont.italicSystemFont(ofSize:)") { _ = UIFont.italicSystemFont(ofSize: 1) }
        add("UIFont.monospacedDigitSystemFont(ofSize:weight:)") { _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: .regular) }
        add("UIFont.monospacedSystemFont(ofSize:weight:)") { _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .regular) }
        add("UIFont.preferredFont(forTextStyle:)") { _ = UIFont.preferredFont(forTextStyle: .body) }
        add("UIFont.preferredFont(forTextStyle:compatibleWith:)") { _ = UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil as UITraitCollection?) }
        add("UIFont.systemFont(ofSize:)") { _ = UIFont.systemFont(ofSize: 1) }
        add("UIFont.systemFont(ofSize:weight:)") { _ = UIFont.systemFont(ofSize: 1, weight: .regular) }
        add("UIFont.withSize(_:)") { _ = object.withSize(1) }
    }

    private func addUIImage() {
        let object = UIImage()
        add("UIImage.draw(at:)") { object.draw(at: CGPoint()) }
        add("UIImage.draw(at:blendMode:alpha:)") { object.draw(at: CGPoint(), blendMode: .normal, alpha: 1) }
        add("UIImage.draw(in:)") { object.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        add("UIImage.draw(in:blendMode:alpha:)") { object.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), blendMode: .normal, alpha: 1) }
        add("UIImage.imageFlippedForRightToLeftLayoutDirection()") { _ = object.imageFlippedForRightToLeftLayoutDirection() }
        add("UIImage.isEqual(_:)") { _ = object.isEqual(nil as Any?) }
        add("UIImage.preparingForDisplay()") { _ = object.preparingForDisplay() }
        add("UIImage.preparingThumbnail(of:)") { _ = object.preparingThumbnail(of: CGSize(width: 9, height: 9)) }
        add("UIImage.resizableImage(withCapInsets:)") { _ = object.resizableImage(withCapInsets: UIEdgeInsets()) }
        add("UIImage.resizableImage(withCapInsets:resizingMode:)") { _ = object.resizableImage(withCapInsets: UIEdgeInsets(), resizingMode: .stretch) }
        add("UIImage.stretchableImage(withLeftCapWidth:topCapHeight:)") { _ = object.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0) }
        add("UIImage.withHorizontallyFlippedOrientation()") { _ = object.withHorizontallyFlippedOrientation() }
        add("UIImage.withRenderingMode(_:)") { _ = object.withRenderingMode(.automatic) }
        add("UIImage.withTintColor(_:)") { _ = object.withTintColor(.red) }
        add("UIImage.withTintColor(_:renderingMode:)") { _ = object.withTintColor(.red, renderingMode: .automatic) }
    }

    private func addUITraitCollection() {
        let object = UITraitCollection()
        add("UITraitCollection.containsTraits(in:)") { _ = object.containsTraits(in: nil as UITraitCollection?) }
        add("UITraitCollection.copy(with:)") { _ = object.copy(with: nil as NSZone?) }
        add("UITraitCollection.hasDifferentColorAppearance(comparedTo:)") { _ = object.hasDifferentColorAppearance(comparedTo: nil as UITraitCollection?) }
        add("UITraitCollection.isEqual(_:)") { _ = object.isEqual(nil as Any?) }
        add("UITraitCollection.performAsCurrent(_:)") { object.performAsCurrent({}) }
    }

    /// Adds all calls.
    func addAll() {
        addUIView()
        addUILabel()
        addUIImageView()
        addUIButton()
        addUISwitch()
        addUISlider()
        addUISegmentedControl()
        addUIStepper()
        addUIPageControl()
        addUIProgressView()
        addUIActivityIndicatorView()
        addUIControl()
        addUIStackView()
        addUIScrollView()
        addUICollectionView()
        addUICollectionViewCell()
        addUICollectionReusableView()
        addUICollectionViewListCell()
        addUICollectionViewController()
        addUICollectionViewLayout()
        addUICollectionViewFlowLayout()
        addUICollectionViewCompositionalLayout()
        addUICollectionViewTransitionLayout()
        addUICollectionViewLayoutAttributes()
        addUICollectionViewLayoutInvalidationContext()
        addUICollectionViewFlowLayoutInvalidationContext()
        addUIViewController()
        addUINavigationController()
        addUITabBarController()
        addUINavigationBar()
        addUINavigationItem()
        addUIBarButtonItem()
        addUIToolbar()
        addUITabBar()
        addUITabBarItem()
        addUIWindow()
        addUIScreen()
        addUIApplication()
        addUIDevice()
        addUIResponder()
        addUIGestureRecognizer()
        addUITapGestureRecognizer()
        addUIPanGestureRecognizer()
        addUIPinchGestureRecognizer()
        addUILongPressGestureRecognizer()
        addUIRefreshControl()
        addUIVisualEffectView()
        addUILayoutGuide()
        addUIViewPropertyAnimator()
        addUIDynamicAnimator()
        addUIDynamicBehavior()
        addNSLayoutConstraint()
        addUINib()
        addCALayer()
        addCAGradientLayer()
        addCAShapeLayer()
        addCABasicAnimation()
        addUIBezierPath()
        addUIColor()
        addUIFont()
        addUIImage()
        addUITraitCollection()
    }
}

// Not called, for want of a value:
// CALayer.draw(in:): CGContext
// CALayer.render(in:): CGContext
// NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:): NSLayoutConstraint.FormatOptions
// UIApplication.canOpenURL(_:): URL
// UIApplication.open(_:options:completionHandler:): URL
// UICollectionView.didUpdateFocus(in:with:): UIFocusUpdateContext
// UICollectionView.shouldUpdateFocus(in:): UIFocusUpdateContext
// UICollectionViewCell.updateConfiguration(using:): UICellConfigurationState
// UICollectionViewCompositionalLayout.list(using:): UICollectionLayoutListConfiguration
// UICollectionViewController.collectionView(_:didUpdateFocusIn:with:): UICollectionViewFocusUpdateContext
// UICollectionViewController.collectionView(_:shouldUpdateFocusIn:): UICollectionViewFocusUpdateContext
// UICollectionViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:): UnsafeMutablePointer<CGPoint>
// UIControl.addTarget(_:action:for:): Selector
// UIControl.removeAction(identifiedBy:for:): UIAction.Identifier
// UIControl.sendAction(_:to:for:): Selector
// UIDynamicAnimator.updateItem(usingCurrentState:): any UIDynamicItem
// UIGestureRecognizer.addTarget(_:action:): Selector
// UIImage.applyingSymbolConfiguration(_:): UIImage.SymbolConfiguration
// UIImage.prepareForDisplay(completionHandler:): @Sendable (UIImage?) -> Void
// UIImage.prepareThumbnail(of:completionHandler:): @Sendable (UIImage?) -> Void
// UIImage.withConfiguration(_:): UIImage.Configuration
// UINavigationController.unwind(for:towards:): UIStoryboardSegue
// UIResponder.restoreUserActivityState(_:): NSUserActivity
// UIResponder.updateUserActivityState(_:): NSUserActivity
// UISegmentedControl.segmentIndex(identifiedBy:): UIAction.Identifier
// UITabBarController.setTabs(_:animated:): [UITab]
// UITabBarController.unwind(for:towards:): UIStoryboardSegue
// UITraitCollection.modifyingTraits(_:): (inout any UIMutableTraits) -> Void
// UIView.addInteraction(_:): any UIInteraction
// UIView.addObserver(_:forKeyPath:options:context:): NSKeyValueObservingOptions
// UIView.didUpdateFocus(in:with:): UIFocusUpdateContext
// UIView.draw(_:in:): CGContext
// UIView.removeInteraction(_:): any UIInteraction
// UIView.shouldUpdateFocus(in:): UIFocusUpdateContext
// UIView.userInterfaceLayoutDirection(for:relativeTo:): UIUserInterfaceLayoutDirection
// UIViewController.allowedChildrenForUnwinding(from:): UIStoryboardUnwindSegueSource
// UIViewController.canPerformUnwindSegueAction(_:from:sender:): Selector
// UIViewController.childContaining(_:): UIStoryboardUnwindSegueSource
// UIViewController.didUpdateFocus(in:with:): UIFocusUpdateContext
// UIViewController.prepare(for:sender:): UIStoryboardSegue
// UIViewController.shouldUpdateFocus(in:): UIFocusUpdateContext
// UIViewController.unwind(for:towards:): UIStoryboardSegue
// UIViewController.updateContentUnavailableConfiguration(using:): UIContentUnavailableConfigurationState
// UIViewController.viewWillTransition(to:with:): any UIViewControllerTransitionCoordinator
// UIViewController.willTransition(to:with:): any UIViewControllerTransitionCoordinator
// UIViewPropertyAnimator.addCompletion(_:): (UIViewAnimatingPosition) -> Void
