// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetImpersonationAnswer, EndImpersonationAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getImpersonationQuery, endImpersonationMutation } from '../queries.ts'

/** Get the staff person who views this member's account. */
export const useGetImpersonation = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetImpersonationAnswer>(getImpersonationQuery, usePortalClient)

/** Stop viewing the member's account. */
export const useEndImpersonation = mutationHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, EndImpersonationAnswer>(endImpersonationMutation, usePortalClient)
