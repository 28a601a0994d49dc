// Written by `npm run generate` from contracts/. Do not edit.
import { tagged, tagOf } from '../entity-tag.ts'
import { readAnswer } from '../schemas/answer.ts'
import type { Reader } from '../schemas/read.ts'
import { ApiProblem } from './problem.ts'

/** The answer as the portal can read it, or an `ApiProblem` thrown when a required part of it cannot be read. */
export const readBody = async <T>(operationId: string, reader: Reader<T>, sent: Promise<unknown>): Promise<T> => {
  const wire = await sent
  return tagged(readAnswer(operationId, reader, wire, (place) => new ApiProblem(operationId, 'unreadable', 200, { place })), tagOf(wire))
}
