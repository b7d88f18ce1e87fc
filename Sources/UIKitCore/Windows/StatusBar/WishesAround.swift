/// What the app in front wants to have around it.
struct WishesAround {
    var statusBarStyle = UIStatusBarStyle.darkContent
    var isStatusBarHidden = false
    var isHomeIndicatorHidden = false
}
