import { seenFlags } from '#platform/storage/seen-flags.ts'

/** The members that confirmed a scale on this device, as short hashes. */
const said = seenFlags('portal.scale-answered')
/** The members that were asked during this visit. */
const asked = new Set<string>()

/**
 * Whether the member was asked about a scale. "Yes" ends the question on this device, "Not yet"
 * until the next visit.
 */
export const scaleAnswer = {
  has: (member: string): boolean => asked.has(member) || said.has(member),
  yes: (member: string): void => {
    asked.add(member)
    said.set(member)
  },
  notYet: (member: string): void => void asked.add(member),
}
