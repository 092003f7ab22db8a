/// How English letters are written in Hangul, after the usage of developers rather than one standard.
///
/// A line is some letters and the sounds that they may be written as. `^` before the letters stands for
/// the beginning of the word, `$` behind them for its end, and what follows `>` for the next letter, any
/// of these; such a line takes the place of one for the same letters anywhere. A consonant with a dot is
/// a final, `-` is silence, and a digit behind a sound is how irregular it is.
public enum LoanwordRules {
  /// The rules.
  public static let text = """
    a ㅏ ㅐ ㅔ ㅓ ㅔㅣ ㅣ1 ㅑ1
    aa ㅏ
    age$ ㅣㅈㅣ ㅔㅣㅈㅣ
    ai ㅔㅣ ㅐ ㅔ
    air ㅔㅓ
    al ㅗㄹ. ㅗㄹ.ㄹ ㅗㄹ
    all ㅗㄹ. ㅗㄹ.ㄹ
    ar ㅏ ㅓ
    are ㅔㅓ
    au ㅗ ㅏㅜ
    aw ㅗ
    ay ㅔㅣ ㅐ
    b ㅂ ㅂ.
    bb ㅂ
    bu>l ㅂㅜ
    c ㅋ ㄱ. ㄲ1
    c>eiy ㅅ ㅆ
    cc ㅋ ㄱ.
    cc>eiy ㄱ.ㅅ
    ch ㅊ ㅋ1 ㅅ1 ㅌ1
    che$ ㅅㅣ ㅅㅠ
    ching ㅅㅣㅇ.
    chr ㅋㅡㄹ
    cia ㅅㅑ ㅅㅕ
    cien ㅅㅕㄴ.
    ck ㄱ. ㅋ
    d ㄷ ㄸ1 ㅅ.1 ㅈ1
    dd ㄷ
    dg>e ㅈ
    dge$ ㅈㅣ ㅅ.ㅈㅣ
    dul ㅈㅜㄹ ㅈㅜㄹ.
    dule ㅈㅜㄹ.
    e ㅔ ㅣ ㅐ ㅓ ㅖ -1
    e$ - ㅔ1 ㅣ1
    ea ㅣ ㅔ ㅐ
    ear ㅣㅓ ㅓ
    eau ㅗ ㅠ
    ed$ ㄷ ㅌ
    ee ㅣ
    ei ㅔㅣ ㅏㅣ ㅣ
    er ㅓ
    ere ㅣㅓ ㅔㅓ
    err ㅓ
    eu ㅠ ㅜ ㅣㅜ
    ew ㅠ ㅜ
    ey ㅣ ㅔㅣ
    f ㅍ ㅎ1 ㅂ.1
    ff ㅍ
    fu ㅍㅜ
    g ㄱ ㄱ. ㄲ1
    ^g>ei ㄱ ㅈ
    g>eiy ㅈ ㄱ1
    ge$ ㅈㅣ ㅈㅜ
    gg ㄱ ㄱ.
    gh - ㄱ ㅍ1
    gio ㅈㅓ
    gn ㄴ
    gu>aeiy ㄱ
    gue$ ㄱ ㄱ.
    h ㅎ -1
    i ㅣ ㅏㅣ ㅓ1 -1
    ie ㅣ ㅏㅣ
    iew ㅠ
    igh ㅏㅣ
    ir ㅓ
    ire ㅏㅣㅓ
    j ㅈ ㅉ1
    ju ㅈㅜ
    k ㅋ ㄱ. ㄲ1
    ken ㅋㅡㄴ.
    kn ㄴ
    l ㄹ ㄹ. ㄹ.ㄹ
    ll ㄹ ㄹ. ㄹ.ㄹ
    lu ㄹㅜ ㄹ.ㄹㅜ
    m ㅁ ㅁ. ㅁ.ㅁ1
    mm ㅁ ㅁ. ㅁ.ㅁ1
    n ㄴ ㄴ.
    n>ckgqx ㅇ. ㄴ.
    ng ㅇ. ㅇ.ㄱ ㄴ.ㄱ ㄴ.ㅈ
    nge$ ㄴ.ㅈㅣ
    nn ㄴ ㄴ.
    o ㅗ ㅓ ㅏ ㅗㅜ1 ㅜ1 ㅣ1 ㅡ1
    oa ㅗ
    oi ㅗㅣ
    oo ㅜ ㅓ1 ㅗ1
    or ㅗ ㅓ
    ore ㅗㅓ
    ou ㅏㅜ ㅜ ㅓ ㅗ
    ough ㅗ ㅜ ㅓㅍ
    our ㅏㅜㅓ ㅗ ㅓ
    ow ㅏㅜ ㅗ ㅗㅜ1
    ower ㅏㅜㅓ ㅏㅝ
    oy ㅗㅣ
    p ㅍ ㅂ. ㅃ1
    ph ㅍ
    pp ㅍ ㅂ.
    ps ㅅ1
    pu ㅍㅜ
    q ㅋ
    q>u ㅋ1
    qua ㅋㅘ ㅋㅝ
    que ㅋㅞ ㅋㅝ
    que$ ㅋ ㄱ.
    queue ㅋㅠ
    qui ㅋㅟ
    r ㄹ
    r$ -
    rr ㄹ
    ru ㄹㅜ
    s ㅅ ㅆ1 ㅈ1 ㅅ.ㅅ1
    sc>eiy ㅅ
    sch ㅅㅡㅋ
    sche ㅅㅡㅋㅔ
    sh ㅅ
    sh$ ㅅㅣ ㅅㅟ
    sha ㅅㅑ ㅅㅖ ㅅㅖㅣ ㅅㅐ
    she ㅅㅖ ㅅㅞ
    sher ㅅㅕ
    sho ㅅㅛ ㅅㅑ
    shu ㅅㅕ
    sio ㅅㅕ ㅈㅓ
    sm$ ㅈㅡㅁ. ㅅㅡㅁ.
    ss ㅅ
    ssio ㅅㅕ
    ssu ㅅㅠ
    sten ㅅㅡㄴ.
    sure ㅈㅓ ㅅㅠㅓ
    t ㅌ ㅅ. ㄸ1 ㄷ1
    tch ㅊ
    th ㅅ ㅆ ㄸ1 ㄷ ㅌ
    tia ㅅㅑ ㅅㅕ
    tie ㅅㅕ1
    tio ㅅㅕ
    ton ㅌㅡㄴ.
    tsi ㅊㅣ
    tt ㅌ ㅅ.
    tton ㅌㅡㄴ.
    tu ㅌㅠ ㅊㅜ
    tual ㅊㅜㅓㄹ. ㅊㅓㄹ.
    tur ㅊㅓ ㅊㅕ
    ture ㅊㅓ ㅊㅕ
    u ㅓ ㅠ ㅜ1 ㅏ1 ㅣ1
    ue ㅠ ㅜ
    ui ㅣ ㅜ ㅏㅣ ㅜㅣ
    ur ㅓ
    ure ㅓ ㅠㅓ
    us>e ㅠㅈ
    v ㅂ
    w -1
    wa ㅘ ㅝ ㅞㅣ ㅞ
    war ㅝ
    ware ㅞㅓ
    way ㅞㅣ
    we ㅞ
    wea ㅞ
    wee ㅟ
    wh ㅎ1
    wha ㅘ ㅝ
    whe ㅞ
    whi ㅟ ㅘㅣ
    wi ㅟ ㅘㅣ
    wo ㅝ ㅜ
    wor ㅝ
    wr ㄹ
    x ㄱ.ㅅ ㄱ.ㅈ1 ㅈ1 ㅔㄱ.ㅅ1
    xc>eiy ㄱ.ㅅ
    y ㅣ ㅏㅣ
    ya ㅑ
    ye ㅖ
    yea ㅣㅓ
    yo ㅛ ㅠ1
    you ㅠ
    z ㅈ ㅅ1
    zz ㅈ ㅊ1
    """

  /// What the letters are called, in the order of the alphabet: UI is said 유아이.
  public static let letterNames = """
    에이 비 씨 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 알 에스 티 유 브이 더블유 엑스 와이 제트
    """
}
