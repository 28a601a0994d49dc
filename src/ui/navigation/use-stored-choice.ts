import { useMemo, useState } from 'react'
import { localPreference } from '#platform/storage/local-preference.ts'

/**
 * What this member chose last on this device among a few words, null when she never did. Only the
 * word is kept. `member` may become known later; while it is empty nothing is kept.
 */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  member: string,
): readonly [Choice | null, (choice: Choice) => void] {
  const memory = useMemo(
    () => (member === '' ? null : localPreference(name, choices, member)),
    [name, choices, member],
  )
  const stored = useMemo(() => memory?.read() ?? null, [memory])
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choose = (choice: Choice) => {
    memory?.write(choice)
    setChosen(choice)
  }
  return [chosen ?? stored, choose]
}
