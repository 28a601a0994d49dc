import type { CareTeamMember } from '#generated/schemas/rpc/care-team.reader.ts'

export type { CareTeamMember }

/**
 * "DW" for "Dana Whitfield, RD": the initials of the first and last name, without titles after a
 * comma.
 */
export function initialsOf(displayName: string): string {
  const names = (displayName.split(',')[0] ?? '').trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends
    .map((name) => [...(name ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
