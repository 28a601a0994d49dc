import {
  chatAppAnswer,
  readChatAppRequest,
  type ChatAppRequest,
} from '../model/chat-app-request.ts'
import { signInForChatApp } from './sign-in-for-chat-app.ts'
import type { Credentials } from '#session/auth/api/auth-calls.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { environment } from '#session/startup/current-startup.ts'

/** The chat app's request in this address, or `null`. */
export function chatAppRequest(search: string): ChatAppRequest | null {
  return readChatAppRequest(search, environment.name === 'local')
}

/**
 * Signs in for the app and redirects the browser back to it (TEAMS-031). It opens no session of the
 * portal. Rejects with a Failure.
 */
export async function answerChatApp(
  request: ChatAppRequest,
  credentials: Credentials,
): Promise<void> {
  const { open } = await loadAuthService()
  const answer = await signInForChatApp(open, request, credentials)
  // Replaces the history entry, so that going back does not show a submitted form.
  location.replace(chatAppAnswer(request.redirectUri, { ...answer, state: request.state }))
}
