// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readAccessLog, type AccessLog } from '../../schemas/openapi/access-log.reader.ts'

export type ListAccessLogParams = NonNullable<operations['listAccessLog']['parameters']['query']>
export type ListAccessLogAnswer = AccessLog
/** List who viewed the member's data, newest first. `GET /v1/users/me/access-log`. Throws `ApiProblem`. */
export const listAccessLog = (client: PortalClient, params: ListAccessLogParams = {}, init: CallInit = {}): Promise<ListAccessLogAnswer> => {
  const query = params
  return readBody('listAccessLog', readAccessLog, answer('listAccessLog', client.GET('/v1/users/me/access-log', { ...init, params: { query } })))
}
