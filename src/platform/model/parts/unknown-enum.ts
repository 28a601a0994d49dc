import { isUnknown, type Known, type Rows, type Unknown } from '#generated/schemas/read.ts'

/** Enum members that the server knows and this version of the portal does not. */
export { isUnknown, type Known, type Rows, type Unknown }

/** The value of an enum member that is missing in an answer. */
export const missingEnum: Unknown = { type: 'unknown', raw: '' }

/** An enum member as text: its known name, or the raw value from the server. */
export function rawOf(member: string | number | Unknown): string {
  return String(isUnknown(member) ? member.raw : member)
}
