import { programNameOf, type Program, type ProgramStatus } from '#domain/programs.ts'
import { ProgramStatus as WireStatus, type Program as WireProgram } from '#generated/rpc/portal/programs/v1/programs_pb.js'
import { listPrograms } from '#generated/rpc/queries.ts'
import { ContractBroken } from './failure.ts'
import type { PortalFetch } from './portal-fetch-context.tsx'
import { createTransport, rpcFailure } from './rpc.ts'

/** PROG-015: a status that asks the member to act is PENDING. */
const statuses: Readonly<Record<WireStatus, ProgramStatus | null>> = {
  [WireStatus.UNSPECIFIED]: null,
  [WireStatus.PENDING]: 'PENDING',
  [WireStatus.ACTIVE]: 'ACTIVE',
  [WireStatus.INACTIVE]: 'INACTIVE',
  [WireStatus.OFFERED]: 'OFFERED',
  [WireStatus.REGISTERED]: 'REGISTERED',
  [WireStatus.USER_ACTION_REQUIRED]: 'PENDING',
}

/** A program of the wire, as the portal's. Throws ContractBroken for a status that the contract does not know. */
export function programOf({ id, program, slug, dbSlug, status }: Pick<WireProgram, 'id' | 'program' | 'slug' | 'dbSlug' | 'status'>): Program {
  const known = statuses[status] ?? null
  if (known === null || id === '' || dbSlug === '') throw new ContractBroken({ operation: 'listPrograms', problem: 'programs.status' })
  return { id, program, slug, dbSlug, status: known, name: programNameOf(dbSlug) }
}

/** The member's programs. Permission denied means none (2§6); anything else that goes wrong rejects with a Failure. */
export async function memberPrograms(fetch: PortalFetch, signal: AbortSignal): Promise<readonly Program[]> {
  try {
    const answer = await listPrograms(createTransport('programs', fetch), {}, { signal })
    return answer.programs.map(programOf)
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const failure = rpcFailure(thrown)
    if (failure._tag === 'NotAllowed') return []
    throw failure
  }
}
