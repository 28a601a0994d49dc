import { chatMessageMaxLength } from './input-patterns.ts'

/** A message as it would be sent (trimmed), or the catalogue's key of why it is not (1§5). Length counts what a member sees as characters of text. */
export type ChatMessageCheck =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly problem: 'forms.required' | 'forms.chat.too-long' }

export function checkChatMessage(typed: string): ChatMessageCheck {
  const message = typed.trim()
  if (message === '') return { ok: false, problem: 'forms.required' }
  return [...message].length > chatMessageMaxLength ? { ok: false, problem: 'forms.chat.too-long' } : { ok: true, message }
}

/** What an input keeps of a text that is longer than a message may be (GAP-086): a character is never cut in two. */
export const cutChatMessage = (typed: string): string => {
  const characters = [...typed]
  return characters.length > chatMessageMaxLength ? characters.slice(0, chatMessageMaxLength).join('') : typed
}

const fewestRows = 1
const mostRows = 5

/** How many rows the input shows for a text that takes so many lines, wrapped ones counted (VALID-006). */
export const chatInputRows = (lines: number): number => Math.min(Math.max(Math.ceil(lines), fewestRows), mostRows)
