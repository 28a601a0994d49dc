import { seenFlags } from '#platform/storage/seen-flags.ts'

/** The members that confirmed a scale on this device, as short hashes. */
const confirmedMembers = seenFlags('portal.scale-answered')
/** The members that were asked during this visit. */
const askedMembers = new Set<string>()

/**
 * Whether the member was asked about a scale. "Yes" ends the question on this device, "Not yet"
 * until the next visit.
 */
export const scaleAnswer = {
  has: (member: string): boolean => askedMembers.has(member) || confirmedMembers.has(member),
  yes: (member: string): void => {
    askedMembers.add(member)
    confirmedMembers.set(member)
  },
  notYet: (member: string): void => void askedMembers.add(member),
}
