import { onSignOut } from '#session/auth/sign-out-cleanup.ts'
import type { Failure } from '#platform/http/failure.ts'
import { createStore } from '#platform/store/store.ts'
import type { ImportRun } from '../model/import-run.ts'

export type MemberImport = ImportRun<Failure>

/**
 * The import of this session, in memory only. It goes on while the member looks at other pages, and
 * ends with the session, so that nothing reaches another member's record.
 */
export const importRun = createStore<MemberImport | null>(null)

onSignOut(() => importRun.set(null))
