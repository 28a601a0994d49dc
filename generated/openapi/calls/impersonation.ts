// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type GetImpersonationAnswer = operations['getImpersonation']['responses'][200]['content']['application/json']
/** Get the staff person who views this member's account. `GET /v1/users/me/impersonation`. Throws `ApiProblem`. */
export const getImpersonation = (client: PortalClient, init: CallInit = {}): Promise<GetImpersonationAnswer> =>
  answer('getImpersonation', client.GET('/v1/users/me/impersonation', { ...init }))

export type EndImpersonationAnswer = undefined
/** Stop viewing the member's account. `DELETE /v1/users/me/impersonation`. Throws `ApiProblem`. */
export const endImpersonation = (client: PortalClient, init: CallInit = {}): Promise<EndImpersonationAnswer> =>
  answer('endImpersonation', client.DELETE('/v1/users/me/impersonation', { ...init }))
