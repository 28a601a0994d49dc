import { createMemberStore } from '#session/auth/member-store.ts'

/** Tools of a conversation: search, save, print. */
export type ChatTool = 'find' | 'save' | 'print'

/** The open tool and its channel. Leaving the channel closes it. */
export const chatToolStore = createMemberStore<{
  readonly url: string
  readonly tool: ChatTool
} | null>(null)
export function closeTool(): void {
  return chatToolStore.set(null)
}
