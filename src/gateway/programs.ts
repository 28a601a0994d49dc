import * as Schema from 'effect/Schema'
import { programNameOf, type Program, type ProgramStatus } from '#domain/programs.ts'
import type { ListProgramsResponseJson } from '#generated/rpc/portal/programs/v1/programs_pb.js'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { decoder, type Accepts } from './decode.ts'

/** PROG-015: a status that asks the member to act is PENDING. Null: a program that says nothing of itself, which is left out. */
const statuses = {
  PROGRAM_STATUS_UNSPECIFIED: null,
  PROGRAM_STATUS_PENDING: 'PENDING',
  PROGRAM_STATUS_ACTIVE: 'ACTIVE',
  PROGRAM_STATUS_INACTIVE: 'INACTIVE',
  PROGRAM_STATUS_OFFERED: 'OFFERED',
  PROGRAM_STATUS_REGISTERED: 'REGISTERED',
  PROGRAM_STATUS_USER_ACTION_REQUIRED: 'PENDING',
} as const satisfies Record<string, ProgramStatus | null>
const statusNames = Object.keys(statuses) as readonly (keyof typeof statuses)[]

/** In JSON a field at its default may be left out. */
const text = Schema.optionalKey(Schema.String)
const Answer = Schema.Struct({
  programs: Schema.optionalKey(Schema.Array(Schema.Struct({
    id: text, program: text, slug: text, dbSlug: text, status: Schema.optionalKey(Schema.Literals(statusNames)),
  }))),
})
type Wire = Pick<ListProgramsResponseJson, 'programs'>
export type AcceptsPrograms = Accepts<Wire, typeof Answer>

const decode = decoder('listPrograms', Answer)

/** The programs of an answer, in its order. Throws ContractBroken. */
export const programsOf = (wire: Wire): readonly Program[] =>
  (decode(wire).programs ?? []).flatMap(({ id = '', program = '', slug = '', dbSlug = '', status }) => {
    const known = statuses[status ?? 'PROGRAM_STATUS_UNSPECIFIED']
    return known === null ? [] : [{ id, program, slug, dbSlug, status: known, name: programNameOf(dbSlug) }]
  })

/** Permission denied on the programs means that there are none (PROG-039); anything else that went wrong is thrown on. */
export function noneIfDenied(thrown: unknown): ListProgramsResponseJson {
  if (thrown instanceof RpcProblem && thrown.code === 'permission_denied') return {}
  throw thrown
}
