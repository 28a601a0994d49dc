// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readTeamsToken, type TeamsToken } from '../../schemas/openapi/teams.reader.ts'

export type ExchangeTeamsTokenParams = { body: NonNullable<operations['exchangeTeamsToken']['requestBody']>['content']['application/json'] }
export type ExchangeTeamsTokenAnswer = TeamsToken
/** Exchange the token of the workplace-chat client for an access token. `POST /teams/service-teams/oauth2/tokenExchange`. Throws `ApiProblem`. */
export const exchangeTeamsToken = (client: PortalClient, params: ExchangeTeamsTokenParams, init: CallInit = {}): Promise<ExchangeTeamsTokenAnswer> => {
  const { body } = params
  return readBody('exchangeTeamsToken', readTeamsToken, answer('exchangeTeamsToken', client.POST('/teams/service-teams/oauth2/tokenExchange', { ...init, body })))
}
