// The devices to choose from: their sizes in points, their pixels per point, and how much of each edge they cover.

const devices = {
    phone: { width: 393, height: 852, scale: 3, upright: [59, 0, 34, 0], sideways: [0, 59, 21, 59] },
    tablet: { width: 820, height: 1180, scale: 2, upright: [24, 0, 20, 0], sideways: [24, 0, 20, 0] },
};

/// Returns the device with this size, upright or sideways; undefined for any other size.
export function deviceOf(width, height) {
    return Object.keys(devices).find(name => {
        const { width: short, height: long } = devices[name];
        return Math.min(width, height) === short && Math.max(width, height) === long;
    });
}

/// Returns what the app gets to know of a device: its size, scale, and the safe area as top, left, bottom, right.
export function geometryOf(name, isSideways) {
    const { width, height, scale, upright, sideways } = devices[name];
    return isSideways
        ? { width: height, height: width, scale, safeArea: sideways }
        : { width, height, scale, safeArea: upright };
}
