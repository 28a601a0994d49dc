import { seenFlags } from '#platform/storage/seen-flags.ts'

/** Who said on this device that they have a scale; only short hashes are kept. */
const said = seenFlags('portal.scale-answered')
/** Who was asked during this visit, whatever they answered. */
const asked = new Set<string>()

/**
 * Whether the member was asked for a scale: "Yes" ends the question on this device, "Not yet" until
 * the next visit.
 */
export const scaleAnswer = {
  has: (member: string): boolean => asked.has(member) || said.has(member),
  yes: (member: string): void => {
    asked.add(member)
    said.set(member)
  },
  notYet: (member: string): void => void asked.add(member),
}
