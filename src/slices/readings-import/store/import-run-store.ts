import type { Failure } from '#platform/http/failure.ts'
import { createMemberStore } from '#session/auth/member-store.ts'
import type { ImportRun } from '../model/import-run.ts'

export type MemberImport = ImportRun<Failure>

/**
 * The import of this session, in memory only. It goes on while the member looks at other pages, and
 * ends with the session, so that nothing reaches another member's record.
 */
export const importRun = createMemberStore<MemberImport | null>(null)
