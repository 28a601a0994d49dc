import type { None } from '#platform/model/parts/none.ts'
import { Text } from '../primitives/text.tsx'

/**
 * A sentence that there is none, where an `EmptyState` has no room. Without the proof it says
 * nothing, because the note about rows that could not be read stands beside it.
 */
export function NoneText({ none, children }: { none: None | null; children: string }) {
  return none === null ? null : <Text tone="secondary">{children}</Text>
}
