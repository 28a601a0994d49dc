import { isUnknown, type Known, type Rows, type Unknown } from '#generated/schemas/read.ts'

/**
 * Members of an enum that a server knows and this version of the portal does not. A screen says
 * what it shows for one.
 */
export { isUnknown, type Known, type Rows, type Unknown }

/** Stands for a member that an answer should have named and did not. */
export const missingEnum: Unknown = { type: 'unknown', raw: '' }

/** A member as a text: the word that the portal knows, or what the server sent. */
export function rawOf(member: string | number | Unknown): string {
  return String(isUnknown(member) ? member.raw : member)
}
