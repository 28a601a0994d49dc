import {
  chatAppAnswer,
  readChatAppRequest,
  type ChatAppRequest,
} from '../model/chat-app-request.ts'
import { signInForChatApp } from './sign-in-for-chat-app.ts'
import type { Credentials } from '#session/auth/api/auth-calls.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { environment } from '#session/startup/current-startup.ts'

/** What a chat app asks for at this address, or null. */
export function chatAppRequest(search: string): ChatAppRequest | null {
  return readChatAppRequest(search, environment.name === 'local')
}

/**
 * Signs in for the app, and sends the browser back to it (TEAMS-031). No session is opened here.
 * Rejects with a Failure.
 */
export async function answerChatApp(
  request: ChatAppRequest,
  credentials: Credentials,
): Promise<void> {
  const { open } = await loadAuthService()
  const answer = await signInForChatApp(open, request, credentials)
  // Out of the history: going back must not show a form that was answered.
  location.replace(chatAppAnswer(request.redirectUri, { ...answer, state: request.state }))
}
