import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  DiagnosisCondition,
  DiagnosisSchema,
  ListProgramsResponseSchema,
  ProgramSchema,
  type ProgramsService,
  ProgramStatus,
} from '../../../generated/proto/portal/programs/v1/programs_pb.js'
import { programCatalogue, programOrder } from '../../seed/program-catalogue.ts'
import { readFact } from '../../database/facts/facts.ts'
import { memberCall } from '../rpc-call.ts'

export const programs: ServiceImpl<typeof ProgramsService> = {
  listPrograms: async (_request, context) => {
    const { store, caller } = memberCall(context)
    const facts = await readFact(store, caller.id, 'programs')
    const inOrder = facts.programs.toSorted(
      (a, b) => programOrder.indexOf(a.program) - programOrder.indexOf(b.program),
    )
    return create(ListProgramsResponseSchema, {
      programs: inOrder.map(({ program, status }) =>
        create(ProgramSchema, {
          ...programCatalogue[program],
          program,
          status: ProgramStatus[status],
        }),
      ),
      diagnoses: facts.diagnoses.map(({ code, condition }) =>
        create(DiagnosisSchema, { code, condition: DiagnosisCondition[condition] }),
      ),
    })
  },
}
