/**
 * Everything that the portal stores in a browser, as listed on the privacy page. A test compares
 * both lists with the code, so new items must be added here.
 */
export const storedCookies = [
  'session',
  'activity',
  'presence',
  'challenge',
  'device',
  'known',
  'frame',
  'member',
  'language',
  'view',
] as const

/** The items in browser storage with the modules of src/ that write them. */
export const storedKeys = {
  language: ['i18n/language.ts'],
  view: ['platform/storage/local-preference.ts'],
  seen: ['platform/storage/seen-flags.ts', 'app/layout/privacy-line.tsx'],
  /** Through local-preference.ts (decision 110). */
  timer: [],
  start: ['session/startup/api/cached-initial-load.ts'],
  idle: ['session/idle/idle-record.ts'],
  drafts: [
    'slices/chat/store/draft-storage.ts',
    'slices/chat/store/pending-message-store.ts',
    'slices/chat/store/encrypted-outbox.ts',
  ],
  /** In IndexedDB (decision 151). */
  waiting: [],
  way: [
    'session/startup/visit.ts',
    'app/layout/mobile-app.ts',
    'app/loading/load-chunk.ts',
    'session/account-linking/cached-migration-choice.ts',
    'session/impersonation/impersonation-store.ts',
  ],
} as const
/** The modules that write to a database. */
export const databaseWriters = ['session/storage/sealed-store.ts'] as const
export type StoredItem = keyof typeof storedKeys
export const storedItems = Object.keys(storedKeys) as readonly StoredItem[]
