// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation } from '../../query/operation.ts'
import { exchangeTeamsToken } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ExchangeTeamsTokenParams, ExchangeTeamsTokenAnswer } from '../calls.ts'

/** Exchange the token of the workplace-chat client for an access token. */
export const exchangeTeamsTokenMutation: MutationOperation<PortalClient, ExchangeTeamsTokenParams, ExchangeTeamsTokenAnswer> = { id: 'exchangeTeamsToken', run: exchangeTeamsToken, invalidates: [] }
