import Foundation

// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

extension UIApplication {
    @available(*, unavailable, renamed: "getter:UIApplication.shared()")
    public class func sharedApplication() -> UIApplication { fatalError() }

    @available(*, unavailable, renamed: "open(_:)")
    public func openURL(_ url: URL) -> Bool { fatalError() }

    @available(*, unavailable, message: "A page has no settings of the app. Present a screen with your own settings.")
    public class var openSettingsURLString: String { fatalError() }

    @available(*, unavailable, message: "A page has no settings of the app. Present a screen with your own settings.")
    public class var openNotificationSettingsURLString: String { fatalError() }
}

extension UIDevice {
    @available(*, unavailable, renamed: "getter:UIDevice.current()")
    public class func currentDevice() -> UIDevice { fatalError() }
}

extension UIScreen {
    @available(*, unavailable, renamed: "getter:UIScreen.main()")
    public class func mainScreen() -> UIScreen { fatalError() }
}

extension NSNotification.Name {
    @available(*, unavailable, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { fatalError() }

    @available(*, unavailable, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { fatalError() }

    @available(*, unavailable, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { fatalError() }

    @available(*, unavailable, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name { fatalError() }

    @available(*, unavailable, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name { fatalError() }

    @available(*, unavailable, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { fatalError() }
}
