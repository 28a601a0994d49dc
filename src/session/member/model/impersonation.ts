/**
 * The staff user who views the account, their role and the start. The server decides which roles
 * may (2§6).
 */
export type { Impersonation } from '#generated/schemas/openapi/impersonation.reader.ts'
