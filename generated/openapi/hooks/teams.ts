// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ExchangeTeamsTokenParams, ExchangeTeamsTokenAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { exchangeTeamsTokenMutation } from '../queries.ts'

/** Exchange the token of the workplace-chat client for an access token. */
export const useExchangeTeamsToken = mutationHook<ApiProblem, PortalClient, ExchangeTeamsTokenParams, ExchangeTeamsTokenAnswer>(exchangeTeamsTokenMutation, usePortalClient)
