import * as Schema from 'effect/Schema'

/** SSO-020. UNKNOWN is an answer of its own: the provider does not know the benefits yet. */
export const benefitsOffered = ['UNKNOWN', 'CCM', 'CCM_MYSTRENGTH_2_3', 'MYSTRENGTH_2_3'] as const

/** What the one account for all products would offer the member, and whether she may move to it (2§3). */
export const MigrationInfo = Schema.Struct({ benefitsOffered: Schema.Literals(benefitsOffered), isEligible: Schema.Boolean })
export type MigrationInfo = typeof MigrationInfo.Type
