/**
 * Who of the staff views the account, as what and since when. The server says which roles may
 * (2§6).
 */
export type { Impersonation } from '#generated/schemas/openapi/impersonation.reader.ts'
