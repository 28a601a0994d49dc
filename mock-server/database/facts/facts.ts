import type { AccessFacts } from './access-facts.ts'
import type { ProgramName } from '../../seed/program-catalogue.ts'
import type { Schema } from '../../handlers/rest-call.ts'
import type { FlowFacts } from './flow-facts.ts'
import type { ProfileFacts } from './profile-facts.ts'
import type { ReadingFacts } from './reading-facts.ts'
import type { Sql, Store } from '../store.ts'

/**
 * Where a member stands with the programs: the messages of ProgramsService as JSON, enums by their
 * short names.
 */
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

/** What the sandbox knows of a member besides readings, in the contract's own shapes. */
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
  // Only writeFact writes here, and it takes the same shape.
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
 * Changes a fact by what it is, and gives back what it became. Changes of one fact follow one
 * another, on whatever server they are made; a `change` that throws changes nothing. It may be
 * called again, so it must have no effects.
 */
export function updateFact<N extends keyof MemberFacts>(
  store: Store,
  memberId: string,
  name: N,
  change: (before: MemberFacts[N]) => MemberFacts[N],
): Promise<MemberFacts[N]> {
  return store.transaction(async (sql) => {
    // Written before it is read, which locks the row: SQLite knows no FOR UPDATE.
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

/**
 * Writes those of the facts that the member does not have: a database may be older than they are.
 */
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
