/**
 * All that the portal keeps in a browser, as its page of privacy tells it. A test holds both lists
 * beside the code that keeps: whoever keeps something more tells of it here.
 */
export const storedCookies = [
  'session',
  'activity',
  'presence',
  'challenge',
  'device',
  'frame',
] as const

/** What is in the browser's storage, and the modules of src/ that put it there. */
export const storedKeys = {
  language: ['i18n/language.ts'],
  view: ['platform/storage/local-preference.ts'],
  seen: ['platform/storage/seen-flags.ts', 'app/layout/privacy-banner.tsx'],
  start: ['session/startup/api/cached-initial-load.ts'],
  idle: ['session/idle/idle-record.ts'],
  drafts: [
    'slices/chat/store/draft-storage.ts',
    'slices/chat/store/pending-message-store.ts',
    'slices/chat/store/encrypted-outbox.ts',
  ],
  way: [
    'session/startup/visit.ts',
    'app/layout/mobile-app.ts',
    'app/loading/load-chunk.ts',
    'session/account-linking/cached-migration-choice.ts',
    'session/impersonation/impersonation-store.ts',
  ],
} as const
export type StoredItem = keyof typeof storedKeys
export const storedItems = Object.keys(storedKeys) as readonly StoredItem[]
