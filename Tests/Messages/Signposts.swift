import UIKit
import os

// Marks for Instruments.

func measure(_ log: OSLog, _ type: OSSignpostType) {
    // error: 'OSSignpostType' is unavailable: Instruments isn't there on Linux. Log the time, or leave it out.
    os_signpost(.begin, log: log, name: "layout", signpostID: OSSignpostID(log: log))
    // error: 'os_signpost(_:dso:log:name:signpostID:)' is unavailable: Instruments isn't there on Linux.
    // error: 'OSSignpostID' is unavailable: Instruments isn't there on Linux.
    os_signpost(.end, log: log, name: "layout", "%d items", 3)
    // error: 'os_signpost(_:dso:log:name:signpostID:_:_:)' is unavailable: Instruments isn't there on Linux.
}
