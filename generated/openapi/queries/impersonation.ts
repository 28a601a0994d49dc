// Written by `npm run generate` from contracts/. Do not edit.
import {
  getImpersonation,
  type GetImpersonationAnswer,
  endImpersonation,
  type EndImpersonationAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `getImpersonation`: the operation and what it was asked; `['getImpersonation']` alone matches every asking. */
export const getImpersonationKey = () => ['getImpersonation'] as const

/** Get the staff person who views this member's account. */
export const getImpersonationOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getImpersonation'], GetImpersonationAnswer> => ({
  queryKey: tagged<GetImpersonationAnswer, readonly ['getImpersonation']>(getImpersonationKey()),
  queryFn: ({ signal }) => getImpersonation(client, { ...init, signal }),
})

/** Stop viewing the member's account. */
export const endImpersonationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<void, EndImpersonationAnswer> => ({
  mutationKey: ['endImpersonation'],
  mutationFn: () => endImpersonation(client, init),
})
