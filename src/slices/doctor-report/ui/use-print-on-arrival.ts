import { useEffect, useRef } from 'react'

/** Opens the browser's print dialog once, as soon as the report is whole. */
export function usePrintOnArrival(wanted: boolean, isWhole: boolean, onPrinted: () => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!wanted || !isWhole || isDone.current) return
    isDone.current = true
    onPrinted()
    print()
  })
}
