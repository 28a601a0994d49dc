import { useMemo, useState } from 'react'
import { localPreference } from '#platform/storage/local-preference.ts'

/**
 * This member's last choice among some options on this device; null without one. While `member` is
 * empty nothing is stored.
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
