// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getImpersonation, endImpersonation } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetImpersonationAnswer, EndImpersonationAnswer } from '../calls.ts'

/** Get the staff person who views this member's account. */
export const getImpersonationQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetImpersonationAnswer> = { id: 'getImpersonation', run: (client, _, init) => getImpersonation(client, init) }

/** Stop viewing the member's account. */
export const endImpersonationMutation: MutationOperation<PortalClient, Readonly<Record<never, never>>, EndImpersonationAnswer> = { id: 'endImpersonation', run: (client, _, init) => endImpersonation(client, init), invalidates: [] }
