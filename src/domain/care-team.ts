import * as Schema from 'effect/Schema'
import { distinct, listOf, matching, text } from './formats.ts'

export const careRoles = ['COACH', 'PHYSICIAN', 'NURSE', 'PHARMACIST', 'DIETITIAN', 'THERAPIST'] as const

/** Somebody who looks after the member. `phone` is empty for one who is reached by message only; languages are ISO 639-1. */
export const CareTeamMember = Schema.Struct({
  id: matching(/^[A-Za-z0-9_-]{1,64}$/),
  displayName: text(1, 120),
  role: Schema.Literals(careRoles),
  programDbSlugs: listOf(matching(/^[A-Z][A-Z0-9_]{0,59}$/), 20).check(distinct),
  languages: listOf(matching(/^[a-z]{2}$/), 10).check(distinct),
  phone: matching(/^(\+[1-9][0-9]{4,14})?$/),
  isPrimary: Schema.Boolean,
})
export type CareTeamMember = typeof CareTeamMember.Type

/** "DW" of "Dana Whitfield, RD": the first letters of the first name and the last, without what comes after a comma. */
export function initialsOf(displayName: string): string {
  const names = (displayName.split(',')[0] ?? '').trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map(name => [...(name ?? '')][0] ?? '').join('').toUpperCase()
}
