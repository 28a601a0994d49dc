import type { ChatAppRequest } from '#domain/chat-app.ts'
import { ChatAppCode } from '#domain/session-answers.ts'
import { createChatAppCode } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { decoder, type Accepts } from './decode.ts'
import { asRefusal, failing } from './problem.ts'
import type { Credentials } from './session.ts'

export type AcceptsChatApp = Accepts<components['schemas']['ChatAppCode'], typeof ChatAppCode>
const code = decoder('createChatAppCode', ChatAppCode)

/** Signs in for a chat app: the code with which the browser goes back to it. Rejects with a Failure: Refused 401 for the credentials or an unknown app, 422 for an address that it has not registered. */
export const signInForChatApp = (client: PortalClient, { clientId, redirectUri, scope, state }: ChatAppRequest, { username, password }: Credentials): Promise<ChatAppCode> =>
  failing(createChatAppCode(client, { client_id: clientId, body: { redirect_uri: redirectUri, username, password, response_type: 'code', scope, state } }).catch(asRefusal).then(code))
