import { useState } from 'react'
import { useFormHost } from './use-form-host.ts'

/**
 * What a draft held when the page opened: null without a draft. A form behind a button opens by
 * itself while its draft waits.
 */
export function useKeptValues<Values extends object>(name: string): Partial<Values> | null {
  const host = useFormHost()
  const [kept] = useState(() => host.drafts.read(name)?.typed ?? null)
  return kept as Partial<Values> | null
}
