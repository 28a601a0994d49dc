import type {
  AvailableReport,
  DataExport,
  ListReportsAndDataResponse,
} from '#generated/schemas/rpc/reports-and-data.reader.ts'
import type { Known } from '#platform/model/unknown-enum.ts'

/** A report that the member's programs give, and from how many readings. */
export type { AvailableReport }
/**
 * Readings that can be exported; the days are absent when there is none. 2§3 names the first two
 * kinds; the others are ours, where a member has logs of them.
 */
export type { DataExport }
/** One that the portal can make a file of. */
export type KnownExport = Omit<DataExport, 'code'> & { readonly code: Known<DataExport['code']> }

/** What the member's programs let them report on and export. */
export type ReportsAndData = ListReportsAndDataResponse
