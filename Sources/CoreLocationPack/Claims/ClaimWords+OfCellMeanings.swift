/// Words of cells that tell what a status, a flag or an error means and what to do about it.
extension ClaimWords {
  static let ofCellMeanings = """
    # What only the sentences that cells are told as have: what is to be done, and what is the case.
    told/remedy
    en remedy; remedies
    ko 처방; 처방으로는

    told/meaning
    en denoted; denotes
    ko 뜻풀이; 뜻풀이로는

    todo/wait
    ko 기다리다; 대기~; 다시 시도~; 재시도~; 나중에 다시 시도~

    todo/fewer
    en remove some; reduce; fewer

    todo/another
    en open another; add another; create another; use another

    todo/space
    en free up space; free space; free storage; free up storage; free some space; free disk space
    ko 저장 공간 확보~; 저장 공간을 확보~; 저장 공간 정리~; 저장 공간을 정리~; 저장 공간을 비우다; 저장 공간 비우기; 용량 확보~

    noun/raw
    cell Numeric; Numeric value; Raw number; Int value; Integer value; As a number; 원시값; 원시 값; 정숫값; 정수값; 숫자 값
    """
}
