import { copyMember } from '../seed/populate.ts'
import { personas } from '../seed/personas.ts'
import { DEMO_PASSWORD } from '../seed/persona.ts'
import { readFact } from '../database/facts/facts.ts'
import { addReadings, type ReadingTable } from '../database/tables/readings.ts'
import type { ControlRequest } from './control-request.ts'
import { fieldsOf, ControlError, optional, text } from './control-error.ts'
import { bloodPressureRows, bloodSugarRows, weightRows } from './reading-rows.ts'

/** GET /control/members: the named demo members, in display order. */
export function listMembers() {
  return [...personas].map(([name, { username, story, timeZone }]) => ({
    name,
    username,
    password: DEMO_PASSWORD,
    story,
    timeZone,
  }))
}

/**
 * POST /control/members: creates a scenario's copy of a demo member. Readings in the body replace
 * those of the member.
 */
export async function createMember({ sandbox, body }: ControlRequest) {
  const fields = fieldsOf(body, [
    'template',
    'scenario',
    'bloodPressure',
    'bloodSugar',
    'weight',
    'locale',
  ])
  const template = text(fields, 'template')
  const story = personas.get(template)
  if (!story)
    throw new ControlError(
      400,
      `unknown template "${template}"; use ${[...personas.keys()].join(', ')}`,
    )
  const scenario = text(fields, 'scenario')
  const locale = optional(fields, 'locale', text)
  if (locale !== undefined && locale !== 'en-US' && locale !== 'es-US')
    throw new ControlError(400, '"locale" must be en-US or es-US')
  const now = sandbox.clock.now(scenario)
  const bloodPressure =
    fields['bloodPressure'] === undefined
      ? null
      : bloodPressureRows(fields['bloodPressure'], story.timeZone, now)
  const bloodSugar =
    fields['bloodSugar'] === undefined
      ? null
      : bloodSugarRows(fields['bloodSugar'], story.timeZone, now)
  const weight =
    fields['weight'] === undefined ? null : weightRows(fields['weight'], story.timeZone, now)
  const without: ReadingTable[] = [
    ...(bloodPressure ? (['bp_readings'] as const) : []),
    ...(bloodSugar ? (['bg_readings'] as const) : []),
    ...(weight ? (['weight_readings'] as const) : []),
  ]
  return sandbox.store.transaction(async (sql) => {
    const member = await copyMember(
      sql,
      { template, scenario, without, ...(locale === undefined ? {} : { locale }) },
      now,
    )
    if (bloodPressure) await addReadings(sql, 'bp_readings', member.id, bloodPressure)
    if (bloodSugar) await addReadings(sql, 'bg_readings', member.id, bloodSugar)
    if (weight) await addReadings(sql, 'weight_readings', member.id, weight)
    const { firstName, lastName } = await readFact(sql, member.id, 'personal')
    return {
      id: member.id,
      username: member.username,
      password: DEMO_PASSWORD,
      firstName,
      lastName,
      timeZone: member.time_zone,
    }
    // This transaction writes only rows of a new member, so no other one conflicts with it.
  }, 'locking')
}
