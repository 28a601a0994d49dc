import type { LabResult } from '#generated/schemas/openapi/labs.reader.ts'

/** One result of a laboratory test (2§3, 2§7). An A1C result is `quantitativeValue` in percent. */
export type { LabResult }
