import UIKit

/// Files as Xcode saves them, with some of everything.
enum NibSamples {
    static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="a" id="cell" customClass="SampleCell" customModule="NibTests">
        <rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <view key="contentView" opaque="NO" contentMode="center" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
        <subviews>
        <imageView contentMode="scaleAspectFit" horizontalHuggingPriority="251" image="star" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="image">
        <rect key="frame" x="8" y="8" width="44" height="44"/>
        <color key="tintColor" systemColor="systemOrangeColor"/>
        <constraints>
        <constraint firstAttribute="width" constant="44" id="c1"/>
        <constraint firstAttribute="width" secondItem="image" secondAttribute="height" multiplier="1:1" id="c2"/>
        </constraints>
        </imageView>
        <label opaque="NO" userInteractionEnabled="NO" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
        <rect key="frame" x="60" y="8" width="252" height="20"/>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
        <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        <stackView opaque="NO" axis="vertical" distribution="fillEqually" alignment="top" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="60" y="36" width="252" height="60"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v1"><rect key="frame" x="0.0" y="0.0" width="252" height="28"/></view>
        <label text="Other" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="other"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        </subviews>
        </stackView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="image" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
        <constraint firstItem="image" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c4"/>
        <constraint firstItem="title" firstAttribute="leading" secondItem="image" secondAttribute="trailing" constant="8" symbolic="YES" id="c5"/>
        <constraint firstItem="title" firstAttribute="firstBaseline" secondItem="image" secondAttribute="centerY" id="c6"/>
        <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="8" id="c7"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="title" secondAttribute="bottom" priority="750" id="c8"><variation key="widthClass=regular" constant="20"/></constraint>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c9"/>
        <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="stack" secondAttribute="bottom" constant="8" id="c10"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="stack"/></mask><mask key="constraints"><exclude reference="c8"/><exclude reference="c9"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="stack"/></mask><mask key="constraints"><include reference="c8"/><include reference="c9"/></mask></variation>
        </view>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="abc"/>
        </userDefinedRuntimeAttributes>
        <connections>
        <outlet property="title" destination="title" id="o1"/>
        <outlet property="image" destination="image" id="o2"/>
        <outletCollection property="parts" destination="title" id="o3"/>
        <outletCollection property="parts" destination="other" id="o4"/>
        </connections>
        </collectionViewCell>
        </objects>
        </document>
        """

    static let controls = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
        <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" contentHorizontalAlignment="leading" id="b1">
        <rect key="frame" x="8" y="8" width="80" height="30"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
        <state key="normal" title="Tap" image="star" catalog="system"><color key="titleColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>
        <state key="highlighted" title="Down"/>
        </button>
        <button opaque="NO" buttonType="system" id="b2"><rect key="frame" x="8" y="50" width="80" height="30"/><state key="normal" title="Old"/><buttonConfiguration key="configuration" style="filled" image="heart" catalog="system" title="New" cornerStyle="capsule"><color key="baseForegroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
        <switch opaque="NO" on="YES" id="s1"><rect key="frame" x="8" y="90" width="51" height="31"/></switch>
        <slider opaque="NO" minValue="0.0" maxValue="10" value="3" id="s2"><rect key="frame" x="8" y="130" width="200" height="31"/></slider>
        <stepper opaque="NO" maximumValue="100" stepValue="2" value="4" id="s3"><rect key="frame" x="8" y="170" width="94" height="32"/></stepper>
        <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" id="s4"><rect key="frame" x="8" y="210" width="200" height="32"/><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <pageControl opaque="NO" numberOfPages="3" currentPage="1" id="p1"><rect key="frame" x="8" y="250" width="200" height="26"/></pageControl>
        <progressView opaque="NO" progress="0.5" id="p2"><rect key="frame" x="8" y="280" width="200" height="4"/></progressView>
        <activityIndicatorView opaque="NO" animating="YES" style="medium" id="a1"><rect key="frame" x="8" y="290" width="20" height="20"/></activityIndicatorView>
        <visualEffectView opaque="NO" id="e1"><rect key="frame" x="8" y="320" width="200" height="40"/><view key="contentView" opaque="NO" id="e2"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/></view><blurEffect style="regular"/></visualEffectView>
        <scrollView clipsSubviews="YES" bounces="NO" pagingEnabled="YES" minimumZoomScale="0.5" maximumZoomScale="3" id="sc"><rect key="frame" x="8" y="370" width="200" height="100"/><subviews><view id="in"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/></view></subviews><viewLayoutGuide key="contentLayoutGuide" id="g1"/><viewLayoutGuide key="frameLayoutGuide" id="g2"/></scrollView>
        <collectionView clipsSubviews="YES" dataMode="prototypes" id="cv"><rect key="frame" x="8" y="480" width="374" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="8" id="fl"><size key="itemSize" width="100" height="80"/><size key="headerReferenceSize" width="50" height="30"/><size key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="4" minY="5" maxX="6" maxY="7"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="proto" id="pc"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/><view key="contentView" id="pv"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/></view></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="hv"><rect key="frame" x="0.0" y="0.0" width="374" height="30"/></collectionReusableView>
        </collectionView>
        </subviews>
        <gestureRecognizers/>
        <accessibility key="accessibilityConfiguration" hint="h" label="l"><accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"/>
        <panGestureRecognizer minimumNumberOfTouches="1" id="pan"/>
        </objects>
        </document>
        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="tabs">
        <scenes>
        <scene sceneID="s1"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="tb"><rect key="frame" x="0.0" y="0.0" width="390" height="49"/></tabBar>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="grid" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <navigationController id="nav" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="First" image="star" catalog="system" id="ti"/><navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb"><rect key="frame" x="0.0" y="0.0" width="390" height="44"/></navigationBar>
        <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController>
        </objects></scene>
        <scene sceneID="s3"><objects>
        <viewController storyboardIdentifier="First" title="First" id="first" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="fv"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go"><state key="normal" title="Go"/><connections><segue destination="second" kind="show" identifier="toSecond" id="g1"/></connections></button>
        <containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="100" width="390" height="200"/><connections><segue destination="grid" kind="embed" identifier="in" id="g2"/></connections></containerView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa"/>
        <constraints>
        <constraint firstItem="go" firstAttribute="centerX" secondItem="sa" secondAttribute="centerX" id="k1"/>
        <constraint firstItem="go" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" id="k2"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="k3"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="go" secondAttribute="bottom" constant="8" id="k4"/>
        </constraints></view>
        <navigationItem key="navigationItem" title="First" largeTitleDisplayMode="always" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"><connections><segue destination="second" kind="presentation" modalPresentationStyle="formSheet" id="g3"/></connections></barButtonItem></navigationItem>
        </viewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
        <viewController id="second" sceneMemberID="viewController"><view key="view" id="sv"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view></viewController><exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s5"><objects>
        <collectionViewController id="grid" sceneMemberID="viewController"><collectionView key="view" clipsSubviews="YES" dataMode="prototypes" id="gv"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/><collectionViewFlowLayout key="collectionViewLayout" id="gl"><size key="itemSize" width="100" height="100"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="x" id="gc"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><collectionViewCellContentView key="contentView" id="gx"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></collectionViewCellContentView></collectionViewCell></cells></collectionView></collectionViewController>
        </objects></scene>
        </scenes>
        </document>
        """
}

/// The cell of a sample.
final class SampleCell: UICollectionViewCell {
    var title: UILabel?
    weak var image: UIImageView?
    var parts: [UILabel] = []
    var caption = ""
}
