import { useMemo, useState } from 'react'
import { seenFlags } from '#platform/storage/seen-flags.ts'

const answers = seenFlags('portal.weight-answered')

/**
 * The readings that the member has answered on this device, as short hashes without ids and
 * weights.
 */
export function useAnsweredWeights(member: string) {
  const [now, setNow] = useState<ReadonlySet<string>>(new Set())
  const name = (id: string) => `${member} ${id}`
  return useMemo(
    () => ({
      has: (id: string) => now.has(id) || (member !== '' && answers.has(name(id))),
      /** Adds an answer while the page is open; `keep` stores it. */
      add: (id: string) => setNow((before) => new Set([...before, id])),
      remove: (id: string) => setNow((before) => new Set([...before].filter((one) => one !== id))),
      keep: (id: string) => void (member !== '' && answers.set(name(id))),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `name` follows from the member
    [now, member],
  )
}
