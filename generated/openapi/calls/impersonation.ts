// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import { readImpersonation, type Impersonation } from '../../schemas/openapi/impersonation.reader.ts'

export type GetImpersonationAnswer = Impersonation
/** Get the staff person who views this member's account. `GET /v1/users/me/impersonation`. Throws `ApiProblem`. */
export const getImpersonation = (client: PortalClient, init: CallInit = {}): Promise<GetImpersonationAnswer> =>
  readBody('getImpersonation', readImpersonation, answer('getImpersonation', client.GET('/v1/users/me/impersonation', { ...init })))

export type EndImpersonationAnswer = undefined
/** Stop viewing the member's account. `DELETE /v1/users/me/impersonation`. Throws `ApiProblem`. */
export const endImpersonation = (client: PortalClient, init: CallInit = {}): Promise<EndImpersonationAnswer> =>
  answer('endImpersonation', client.DELETE('/v1/users/me/impersonation', { ...init }))
