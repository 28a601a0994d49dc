import { onUnreadable } from '#generated/schemas/answer.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { ContractBroken } from './failure.ts'

/**
 * Reads an answer that will be sent back as a whole. Rejects with ContractBroken when a part is
 * unreadable, because a save would remove it.
 *
 * Unknown enum members are allowed, because they are sent back unchanged. `isLost` selects the
 * notes whose parts a save would remove.
 */
export async function readCompleteAnswer<Answer>(
  operation: string,
  read: () => Promise<Answer>,
  isLost = (note: string): boolean => !note.endsWith(' enum'),
): Promise<Answer> {
  const lost: string[] = []
  const stop = onUnreadable((report) => {
    if (report.operation === operation) lost.push(...[...report.counts.keys()].filter(isLost))
  })
  try {
    const answer = await read()
    const [problem] = lost
    if (problem !== undefined) throw new ContractBroken({ operation, problem, unsent: true })
    return answer
  } finally {
    stop()
  }
}

/**
 * Returns the row that a save replaces; undefined when it is gone. Throws ContractBroken when it
 * may be among the unreadable rows.
 */
export function findReadableRow<Row extends { readonly id: string }>(
  operation: string,
  { items, leftOut }: Rows<Row>,
  id: string,
): Row | undefined {
  const row = items.find((one) => one.id === id)
  if (row === undefined && leftOut > 0)
    throw new ContractBroken({ operation, problem: 'rows', unsent: true })
  return row
}
