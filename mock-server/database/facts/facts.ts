import type { AccessFacts } from './access-facts.ts'
import type { SecondStepFacts } from './second-step-facts.ts'
import type { ProgramName } from '../../seed/program-catalogue.ts'
import type { Schema } from '../../handlers/rest-call.ts'
import type { FlowFacts } from './flow-facts.ts'
import type { ProfileFacts } from './profile-facts.ts'
import type { ReadingFacts } from './reading-facts.ts'
import type { Sql, Store } from '../store.ts'

/** The member's programs: messages of ProgramsService as JSON, with short enum names. */
export type ProgramFacts = {
  readonly programs: readonly {
    readonly program: ProgramName
    readonly status:
      | 'PENDING'
      | 'ACTIVE'
      | 'INACTIVE'
      | 'OFFERED'
      | 'REGISTERED'
      | 'USER_ACTION_REQUIRED'
  }[]
  readonly diagnoses: readonly {
    readonly code: string
    readonly condition:
      | 'OTHER'
      | 'DIABETES'
      | 'HYPERTENSION'
      | 'HEART_FAILURE'
      | 'CHRONIC_KIDNEY_DISEASE'
  }[]
}

/** Data of a member other than readings, in the shapes of the contract. */
export type MemberFacts = {
  readonly locale: Schema<'Locale'>['locale']
  readonly personal: Schema<'PersonalInfo'>
  readonly account: Schema<'Account'>
  readonly promo: Schema<'Promo'>
  readonly coaching: Schema<'CoachingInfo'>
  readonly features: Schema<'Features'>
  readonly supplies: Schema<'SupplyOrders'>
  readonly devices: Schema<'DeviceGroups'>
  readonly labs: Schema<'LabResults'>
  readonly scores: Schema<'Scores'>
  readonly launchpad: Schema<'Launchpad'> | null
  readonly onboarding: Schema<'OnboardingDisplay'>
  readonly programs: ProgramFacts
  readonly access: AccessFacts
  readonly secondSteps: SecondStepFacts
} & ProfileFacts &
  ReadingFacts &
  FlowFacts

export async function readFact<N extends keyof MemberFacts>(
  sql: Sql,
  memberId: string,
  name: N,
): Promise<MemberFacts[N]> {
  const row = await sql.get<{ body: string }>(
    'SELECT body FROM facts WHERE member_id = ? AND name = ?',
    [memberId, name],
  )
  if (!row) throw new Error(`member without the fact "${name}"`)
  // Only writeFact writes this column, with the same type.
  return JSON.parse(row.body) as MemberFacts[N]
}

export async function writeFact<N extends keyof MemberFacts>(
  sql: Sql,
  memberId: string,
  name: N,
  body: MemberFacts[N],
): Promise<void> {
  await sql.run(
    'INSERT INTO facts (member_id, name, body) VALUES (?, ?, ?) ON CONFLICT (member_id, name) DO UPDATE SET body = excluded.body',
    [memberId, name, JSON.stringify(body)],
  )
}

/**
 * Updates a fact and returns the new value; updates of one fact run one after another on all
 * servers. `change` may run more than once, so it must have no side effects; nothing changes when
 * it throws.
 */
export function updateFact<N extends keyof MemberFacts>(
  store: Store,
  memberId: string,
  name: N,
  change: (before: MemberFacts[N]) => MemberFacts[N],
): Promise<MemberFacts[N]> {
  return store.transaction(async (sql) => {
    // The no-op UPDATE locks the row, because SQLite has no SELECT FOR UPDATE.
    const row = await sql.get<{ body: string }>(
      'UPDATE facts SET body = body WHERE member_id = ? AND name = ? RETURNING body',
      [memberId, name],
    )
    if (!row) throw new Error(`member without the fact "${name}"`)
    const after = change(JSON.parse(row.body) as MemberFacts[N])
    await writeFact(sql, memberId, name, after)
    return after
  }, 'locking')
}

/** Writes the facts that the member does not have yet. An older database lacks newer facts. */
export async function writeMissingFacts(
  sql: Sql,
  memberId: string,
  facts: MemberFacts,
): Promise<void> {
  const all = Object.entries(facts)
  const rows = all.map(() => '(?, ?, ?)').join(', ')
  await sql.run(
    `INSERT INTO facts (member_id, name, body) VALUES ${rows} ON CONFLICT (member_id, name) DO NOTHING`,
    all.flatMap(([name, body]) => [memberId, name, JSON.stringify(body)]),
  )
}
