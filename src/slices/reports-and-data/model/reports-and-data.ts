import type {
  AvailableReport,
  DataExport,
  ListReportsAndDataResponse,
} from '#generated/schemas/rpc/reports-and-data.reader.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

/** A report of the member's programs with its number of readings. */
export type { AvailableReport }
/**
 * An exportable kind of readings; without readings the days are absent. 2§3 names the first two
 * kinds; the others are ours, for members with logs of them.
 */
export type { DataExport }
/** An export for which the portal can create a file. */
export type KnownExport = Omit<DataExport, 'code'> & { readonly code: Known<DataExport['code']> }

/** The reports and exports of the member's programs. */
export type ReportsAndData = ListReportsAndDataResponse
