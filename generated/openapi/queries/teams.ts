// Written by `npm run generate` from contracts/. Do not edit.
import {
  exchangeTeamsToken,
  type ExchangeTeamsTokenParams,
  type ExchangeTeamsTokenAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { type ChangeOptions } from '../query-options.ts'

/** Exchange the token of the workplace-chat client for an access token. */
export const exchangeTeamsTokenMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ExchangeTeamsTokenParams, ExchangeTeamsTokenAnswer> => ({
  mutationKey: ['exchangeTeamsToken'],
  mutationFn: (params) => exchangeTeamsToken(client, params, init),
})
