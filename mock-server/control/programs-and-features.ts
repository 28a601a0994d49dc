import { FEATURES, type FeatureName } from '../seed/feature-flags.ts'
import { programCatalogue, type ProgramName } from '../seed/program-catalogue.ts'
import { type ProgramFacts, updateFact } from '../database/facts/facts.ts'
import { memberById } from '../database/tables/members.ts'
import { type ControlFields, fieldsOf, flag, ControlError, text } from './control-error.ts'
import type { ControlRequest } from './control-request.ts'

type Status = ProgramFacts['programs'][number]['status']
const statuses: readonly Status[] = [
  'PENDING',
  'ACTIVE',
  'INACTIVE',
  'OFFERED',
  'REGISTERED',
  'USER_ACTION_REQUIRED',
]

/** Reads a field that must be one of `known`. */
const among = <T extends string>(fields: ControlFields, field: string, known: readonly T[]): T => {
  const given = text(fields, field)
  const found = known.find((name) => name === given)
  if (found === undefined) throw new ControlError(400, `"${field}" must be ${known.join(', ')}`)
  return found
}

const memberIn = async ({ sandbox }: ControlRequest, fields: ControlFields): Promise<string> => {
  const member = await memberById(sandbox.store, text(fields, 'memberId'))
  if (!member) throw new ControlError(404, 'there is no such member')
  return member.id
}

/**
 * POST /control/programs: sets the status of a member's program. A `status` of null removes the
 * program.
 */
export async function setProgram(order: ControlRequest): Promise<Pick<ProgramFacts, 'programs'>> {
  const fields = fieldsOf(order.body, ['memberId', 'program', 'status'])
  const program = among(fields, 'program', Object.keys(programCatalogue) as ProgramName[])
  const status = fields['status'] === null ? null : among(fields, 'status', statuses)
  const { programs } = await updateFact(
    order.sandbox.store,
    await memberIn(order, fields),
    'programs',
    (before) => ({
      ...before,
      programs: [
        ...before.programs.filter((one) => one.program !== program),
        ...(status === null ? [] : [{ program, status }]),
      ],
    }),
  )
  return { programs }
}

/** POST /control/features: turns a feature on or off for a member. */
export async function setFeature(
  order: ControlRequest,
): Promise<{ feature: FeatureName; enabled: boolean }> {
  const fields = fieldsOf(order.body, ['memberId', 'feature', 'enabled'])
  const feature = among(fields, 'feature', FEATURES)
  const enabled = flag(fields, 'enabled')
  await updateFact(
    order.sandbox.store,
    await memberIn(order, fields),
    'features',
    ({ features }) => ({
      features: [
        ...features.filter(({ name }) => name !== feature),
        { name: feature, state: enabled ? 'ENABLED' : 'DISABLED' },
      ],
    }),
  )
  return { feature, enabled }
}
