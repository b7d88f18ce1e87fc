/// What the app in front wants to see around it.
struct WishesAround {
    var statusBarStyle = UIStatusBarStyle.darkContent
    var isStatusBarHidden = false
    var isHomeIndicatorHidden = false
}
