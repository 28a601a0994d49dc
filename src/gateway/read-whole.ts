import { onUnreadable } from '#generated/schemas/answer.ts'
import { ContractBroken } from './failure.ts'

/**
 * Reads an answer that goes back as a whole. Rejects with ContractBroken when a part of it could not be read: a save would remove that part.
 * A member that the portal does not know is no such part, for it goes back as it came.
 */
export async function readWhole<Answer>(operation: string, read: () => Promise<Answer>): Promise<Answer> {
  const lost: string[] = []
  const stop = onUnreadable(report => {
    if (report.operation === operation) lost.push(...[...report.counts.keys()].filter(note => !note.endsWith(' enum')))
  })
  try {
    const answer = await read()
    const [problem] = lost
    if (problem !== undefined) throw new ContractBroken({ operation, problem })
    return answer
  } finally {
    stop()
  }
}
