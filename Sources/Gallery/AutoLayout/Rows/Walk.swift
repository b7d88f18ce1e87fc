import UIKit

/// A walk, which a row describes.
struct Walk {
    let name: String
    let summary: String
    /// The text that a tap shows.
    let more: String
    let kilometres: Double
    let climb: Int
    let grade: WalkGrade

    /// Distance, time and climb: "4.2 km · 1 h 10 min · 180 m up".
    var numbers: String {
        let minutes = Int((kilometres * 13 + Double(climb) / 8) / 5) * 5
        let (hours, rest) = (minutes / 60, minutes % 60)
        let time = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap(\.self)
        return "\(kilometres) km · \(time.joined(separator: " ")) · \(climb) m up"
    }
}

/// The difficulty of a walk.
enum WalkGrade: Int, CaseIterable {
    case easy
    case steady
    case demanding

    var title: String {
        switch self {
        case .easy: "Easy"
        case .steady: "Steady"
        case .demanding: "Demanding"
        }
    }

    @MainActor var color: UIColor {
        switch self {
        case .easy: .systemGreen
        case .steady: .systemOrange
        case .demanding: .systemRed
        }
    }
}
