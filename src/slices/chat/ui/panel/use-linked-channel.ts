import { useState } from 'react'

/** Returns the URL of the conversation that was open before; null for none. */
export function useLinkedChannel(url: string | null): string | null {
  const [seen, setSeen] = useState({ now: url, before: null as string | null })
  if (seen.now !== url) setSeen({ now: url, before: seen.now })
  return seen.before
}
