/**
 * All that the portal keeps in a browser, as its page of privacy tells it. A test holds both lists
 * beside the code that keeps: whoever keeps something more tells of it here.
 */
export const cookies = ['session', 'activity', 'presence', 'challenge', 'device', 'frame'] as const

/** What is in the browser's storage, and the modules of src/ that put it there. */
export const storage = {
  language: ['i18n/language.ts'],
  view: ['kit/choice-memory.ts'],
  seen: ['kit/seen-mark.ts', 'app/privacy-banner.tsx'],
  start: ['gateway/kept-load.queries.ts'],
  idle: ['session/idle-record.ts'],
  drafts: ['session/chat-drafts.ts', 'session/chat-unsent.ts', 'session/unsent-vault.ts'],
  way: [
    'session/arrival.ts',
    'app/source.ts',
    'app/chunk.ts',
    'session/kept-migration.ts',
    'session/impersonation.ts',
  ],
} as const
export type StoredThing = keyof typeof storage
export const storedThings = Object.keys(storage) as readonly StoredThing[]
