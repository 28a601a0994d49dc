import { useState } from 'react'

/**
 * The error of a value that was refused, for a form of one field without a draft. It goes with the
 * first change of the value; `refuse` without a reason takes it back.
 */
export function useRefusedValue(
  value: string,
): readonly [error: string | undefined, refuse: (why?: string) => void] {
  const [refused, setRefused] = useState<{ readonly value: string; readonly why: string }>()
  return [
    refused?.value === value ? refused.why : undefined,
    (why) => setRefused(why === undefined ? undefined : { value, why }),
  ]
}
