import * as Schema from 'effect/Schema'
import { matching } from '#domain/formats.ts'
import { getUserToken } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { decoder, type Accepts } from './decode.ts'
import { failing } from './problem.ts'

export const UserToken = Schema.Struct({ userId: matching(/^[\w-]{1,64}$/) })
export type AcceptsUserToken = Accepts<components['schemas']['UserToken'], typeof UserToken>

const decode = decoder('getUserToken', UserToken)

/** The member's id out of its answer. Throws ContractBroken. */
export const userIdOf = (wire: components['schemas']['UserToken']): string => decode(wire).userId

/** Asks whose session it is. Rejects with a Failure. */
export const askUserId = (client: PortalClient): Promise<string> => failing(getUserToken(client).then(userIdOf))
