import type { ChatAppRequest } from '../model/chat-app-request.ts'
import { createChatAppCode } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { ChatAppCode } from '#generated/schemas/openapi/access-codes.reader.ts'
import { toRefusal, rejectWithFailure } from '#platform/http/to-failure.ts'
import type { Credentials } from '#session/auth/api/auth-calls.ts'

/**
 * Signs in for a chat app and resolves to the code for the redirect. Rejects with a Failure:
 * Refused 401 for the credentials or an unknown app, 422 for an unregistered redirect address.
 */
export function signInForChatApp(
  client: PortalClient,
  { clientId, redirectUri, scope, state }: ChatAppRequest,
  { username, password }: Credentials,
): Promise<ChatAppCode> {
  return rejectWithFailure(
    createChatAppCode(client, {
      client_id: clientId,
      body: { redirect_uri: redirectUri, username, password, response_type: 'code', scope, state },
    }).catch(toRefusal),
  )
}
