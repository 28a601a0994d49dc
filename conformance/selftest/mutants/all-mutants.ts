import type { Mutant } from './mutant.ts'
import { privacyMutants, stateMutants } from './other-mutants.ts'
import { accessMutants } from './access-mutants.ts'
import { mannerMutants } from './manner-mutants.ts'
import { personaMutants } from './persona-mutants.ts'
import { promiseMutants } from './promise-mutants.ts'
import { randomMutants, rpcRandomMutants } from './random-mutants.ts'
import { workflowMutants } from './workflow-mutants.ts'
import { pageMutants } from './page-mutants.ts'
import { rpcAccessMutants } from './rpc-access-mutants.ts'
import { refusingMutants } from './refusing-mutants.ts'
import { requestMutants } from './request-mutants.ts'
import { rpcAxisMutants } from './rpc-axis-mutants.ts'
import { rpcWireMutants } from './rpc-wire-mutants.ts'
import { rpcMutants } from './rpc-mutants.ts'
import { sessionMutants } from './session-mutants.ts'
import { responseMutants } from './response-mutants.ts'
import { rpcReplyMutants } from './rpc-reply-mutants.ts'
import { statusMutants } from './status-mutants.ts'

/** All mutants, each with one defect. */
export const mutants: readonly Mutant[] = [
  ...responseMutants,
  ...statusMutants,
  ...requestMutants,
  ...refusingMutants,
  ...stateMutants,
  ...accessMutants,
  ...rpcAccessMutants,
  ...sessionMutants,
  ...personaMutants,
  ...privacyMutants,
  ...rpcMutants,
  ...rpcAxisMutants,
  ...rpcWireMutants,
  ...rpcReplyMutants,
  ...promiseMutants,
  ...pageMutants,
  ...mannerMutants,
  ...randomMutants,
  ...rpcRandomMutants,
  ...workflowMutants,
]
