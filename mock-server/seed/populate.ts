import { randomUUID } from 'node:crypto'
import { seedChat } from './seed-chat.ts'
import { fillReadings, type ReadingsOwner } from './readings/fill-readings.ts'
import { hashPassword } from '../services/auth/password-hash.ts'
import { type MemberFacts, writeMissingFacts } from '../database/facts/facts.ts'
import { recordSince } from '../database/tables/access-log.ts'
import {
  addMember,
  demoMember,
  lockMember,
  type MemberRow,
  usernameKey,
} from '../database/tables/members.ts'
import { copyReadings, type ReadingTable, tables } from '../database/tables/readings.ts'
import type { Sql, Store } from '../database/store.ts'
import { dayNumber, wallClock } from '../services/time/time-zone.ts'
import { personas, personaOf } from './personas.ts'
import { daysBefore, DEMO_PASSWORD, type Persona } from './persona.ts'

/** Views of a new member's data are known for this long; in the story, older ones were not kept. */
const ACCESS_LOG_MS = 30 * 86_400_000

const diarist = (template: string, story: Persona): ReadingsOwner => ({
  timeZone: story.timeZone,
  days: story.days,
  dayOf: (day, ago) => ({
    bloodPressure: story.bloodPressure?.(template, day, ago) ?? [],
    bloodSugar: story.bloodSugar?.(template, day, ago) ?? [],
    weight: story.weight?.(template, day, ago) ?? [],
    food: story.food?.(template, day, ago) ?? [],
  }),
})

/**
 * Generates readings up to `now` within a transaction. Of several concurrent calls the first does
 * the work.
 */
export async function appendRecentReadings(sql: Sql, id: string, now: number): Promise<void> {
  const member = await lockMember(sql, id)
  if (!member || now <= member.filled_to) return
  await fillReadings(
    sql,
    member.id,
    diarist(member.template, personaOf(member.template)),
    member.filled_to,
    now,
    tables,
  )
  await sql.run('UPDATE members SET filled_to = ? WHERE id = ?', [now, member.id])
}

/**
 * Creates the named demo members (all by default) at the first start. Later starts add readings up
 * to `now` and missing facts; one server at a time does this.
 */
export async function populate(
  store: Store,
  now: number,
  templates: readonly string[] = [...personas.keys()],
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const template of templates)
    await store.transaction(async (sql) => {
      const story = personaOf(template)
      const known = await demoMember(sql, template)
      const id = known?.id ?? `m-${template}`
      if (!known) {
        const username = usernameKey(story.username)
        await addMember(sql, {
          id,
          public_id: randomUUID(),
          template,
          scenario: null,
          username,
          password_hash: passwordHash,
          time_zone: story.timeZone,
          filled_to: 0,
        })
        await recordSince(sql, id, now - ACCESS_LOG_MS)
      }
      await writeMissingFacts(
        sql,
        id,
        story.facts(daysBefore(dayNumber(wallClock(story.timeZone, now)))),
      )
      await seedChat(sql, id, story.chat, story.timeZone, now)
      await appendRecentReadings(sql, id, now)
    }, 'locking')
}

/**
 * Options for a scenario's copy. Tables in `without` stay empty for the readings of the scenario.
 */
export type MemberCopyOptions = {
  readonly template: string
  readonly scenario: string
  readonly locale?: MemberFacts['locale']
  readonly without: readonly ReadingTable[]
}

/** Copies a member with a new id and username; the copy shares no data. */
export async function copyMember(
  sql: Sql,
  wish: MemberCopyOptions,
  now: number,
): Promise<MemberRow> {
  const story = personaOf(wish.template)
  const model = await demoMember(sql, wish.template)
  if (!model) throw new Error(`the demo member "${wish.template}" is missing`)
  const suffix = randomUUID().slice(0, 8)
  const [name, host] = story.username.split('@')
  const member: MemberRow = {
    ...model,
    id: `m-${wish.template}-${suffix}`,
    public_id: randomUUID(),
    scenario: wish.scenario,
    username: `${name}+${suffix}@${host}`,
    filled_to: now,
  }
  await addMember(sql, member)
  await recordSince(sql, member.id, now - ACCESS_LOG_MS)
  const facts = story.facts(daysBefore(dayNumber(wallClock(story.timeZone, now))))
  await writeMissingFacts(sql, member.id, {
    ...facts,
    personal: { ...facts.personal, email: member.username },
    ...(wish.locale ? { locale: wish.locale } : {}),
  })
  await seedChat(sql, member.id, story.chat, story.timeZone, now)
  const wanted = tables.filter((table) => !wish.without.includes(table))
  // Rows are copied when the history of the original ends on the scenario's current day; else they
  // are generated anew.
  const today = (ms: number) => wallClock(story.timeZone, ms).slice(0, 10)
  if (today(model.filled_to) === today(now)) {
    await copyReadings(sql, model.id, member.id, Math.min(now, model.filled_to), wanted)
    await fillReadings(
      sql,
      member.id,
      diarist(wish.template, story),
      Math.min(now, model.filled_to),
      now,
      wanted,
    )
  } else await fillReadings(sql, member.id, diarist(wish.template, story), 0, now, wanted)
  return member
}
