// Written by `npm run generate` from contracts/. Do not edit.
import { tagged, tagOf } from '../entity-tag.ts'
import { followedBy, nextOf } from '../next-page.ts'
import { readAnswer } from '../schemas/answer.ts'
import type { Reader } from '../schemas/read.ts'
import { ApiProblem } from './problem.ts'

/** Returns the decoded response. Throws an `ApiProblem` if a required part is unreadable. */
export const readBody = async <T>(operationId: string, reader: Reader<T>, sent: Promise<unknown>): Promise<T> => {
  const wire = await sent
  const answer = readAnswer(operationId, reader, wire, (place) => new ApiProblem(operationId, 'unreadable', 200, { place }))
  return followedBy(tagged(answer, tagOf(wire)), nextOf(wire))
}
