// Made by Scripts/make-script-widths.py; do not edit.

/// The widths of letters that join their neighbours, in Noto Sans Arabic.
enum ArabicForms {
    static let first: UInt32 = 0x0620
    /// R for letters that join only the one before, D for others; then their widths in 1/2048 em: alone, first, inside,
    /// last.
    static let kinds = """
        D.229.229.229.229 D.33D.227.381.3D5 D.33D.498.40E.3E3 D.3DF.433.4A0.47F D.40E.406.42B.43F \
        D.51D.4B6.519.531 D.546.4B6.519.5C1 D.560.498.40E.4E9 D.57B.227.2BE.5D7 D.57B.264.2BE.5D7 \
        D.57B.264.2FC.5D7 D.57B.57B.57B.5D7 D.58F.214.266.5D7 D.5AE.214.266.5D7 D.614.227.2BE.5E3 \
        D.614.264.2FC.5E3 D.631.393.3F6.677 D.631.631.631.677 D.64E.56A.5AE.6A6 D.6CF.2CD.2BE.5E3 \
        D.704.34C.410.7CD D.70E.34C.410.760 D.789.268.2FC.464 D.7DD.393.3F6.8C9 D.7F2.227.2BE.8BE \
        D.7F2.264.2BE.8BE D.7F2.264.2FC.8BE D.825.61B.6B4.8BA D.9AC.646.6CD.A27 D.9AC.9AC.9AC.9AC \
        D.A73.739.798.AD1 R.1E1.1E1.250.250 R.1E7.1E7.254.254 R.287.287.2F4.2F4 R.2F0.2F0.32B.32B \
        R.2F6.2F6.2FE.2FE R.335.335.34A.34A R.33D.33D.3D5.3D5 R.33D.33D.3E3.3E3 R.393.393.3C7.3C7 \
        R.3D1.3D1.3D1.3D1 R.3D1.3D1.442.442 R.4C7.4C7.43F.43F R.725.725.6CD.6CD R.789.789.464.464
        """
    /// The kind of each letter, from ``first`` on; `*` precedes the number of consecutive letters with the same kind.
    static let letters = """
        0F -- 1F*2 27 20 0E 20 18 26 1A*2 05*3 29*2 22*2 1C*2 1E*2 12*2 04*2 14*2 0E 0F*2 00 17 10 15 0C 03 08 \
        02 27 0E 0F --*23 18 10 -- 1F*2 20 -- 24 27 2A 13 19 18*2 19 1A*4 05*2 06 05*2 06*2 29*9 22*9 1C*2 1D \
        1E*2 12 04 17*6 11 10 14 1B 14 15*3 14*6 0C*4 08 0B 09 0A 08 07 06 26 01*2 25 27*8 0F 2B 0F 27 0E*2 2C*2 \
        -- 26 --*18 29 22 --*A 1C 1E 04 --*2 07 --*50 1A*5 18*2 05 06 28 29 23 1C 04*3 17*2 14*3 03*2 0A 08*2 0D \
        22*2 1C 06*2 1C 22 05 21*2 0F*3 27*2 16*2 06 1C*2 15
        """
}
