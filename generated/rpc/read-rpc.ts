// Written by `npm run generate` from contracts/. Do not edit.
import { tagged, tagOf } from '../entity-tag.ts'
import { readAnswer } from '../schemas/answer.ts'
import type { Reader } from '../schemas/read.ts'
import { askRpc, type RpcClient, type RpcInit } from './client.ts'
import { RpcProblem } from './problem.ts'

/** Returns the decoded response. Throws an `RpcProblem` if a required part is unreadable. */
export const readRpc = async <T>(client: RpcClient, operationId: string, reader: Reader<T>, path: string, request: object, init: RpcInit): Promise<T> => {
  const wire = await askRpc<unknown>(client, operationId, path, request, init)
  return tagged(readAnswer(operationId, reader, wire, (place) => new RpcProblem(operationId, 'unreadable', 'internal', { place })), tagOf(wire))
}
