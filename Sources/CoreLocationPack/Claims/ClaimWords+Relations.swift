/// Words that only the relations of `ClaimProperties` speak of.
extension ClaimWords {
  static let relations = """
    thing/revival
    en revived; revive; brought back to life; resurrected; reactivated; reactivate; made valid again
    ko 되살리다; 되살아나다; 부활~; 재활성화~; 다시 활성화~; 다시 활성화하다; 다시 살리다; 다시 살아나다; 다시 유효해지다; 다시 효력을 얻다; 재사용하다;
      다시 쓰다; 다시 사용하다; 도로 살리다; 되돌려 쓰다

    verb/satisfy
    en satisfies; satisfy; fulfils; fulfills; meets the requirement; counts as a session
    ko 만족시키다; 만족하다; 만족~; 충족시키다; 충족~; 인정되다; 인정받다; 쳐주다; 세션으로 치다; 세션으로 인정되다; 세션으로 세다; 채워 주다
    """
}
