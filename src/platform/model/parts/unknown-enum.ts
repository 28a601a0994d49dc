import {
  isUnknown,
  isUnreadable,
  type Known,
  type Rows,
  type Unknown,
  type Unreadable,
} from '#generated/schemas/read.ts'

/** Enum members that the server knows and this version of the portal does not. */
export { isUnknown, type Known, type Rows, type Unknown }

/** The value of an enum member that is missing in an answer. */
export const missingEnum: Unknown = { type: 'unknown', raw: '' }

/** The value of an enum member that the server sent and the portal cannot read. */
const unreadableEnum: Unknown = { type: 'unknown', raw: 'unreadable' }

/** A member of an enum, in which an unreadable one is unknown. */
export function memberOf<Member>(member: Member): Exclude<Member, Unreadable> | Unknown {
  return isUnreadable(member) ? unreadableEnum : (member as Exclude<Member, Unreadable>)
}

/** An enum member as text: its known name, or the raw value from the server. */
export function rawOf(member: string | number | Unknown): string {
  return String(isUnknown(member) ? member.raw : member)
}
