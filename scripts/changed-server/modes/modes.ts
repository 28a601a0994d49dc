import { answerModes } from './answer-modes.ts'
import { failureModes } from './failure-modes.ts'
import type { Mode } from './mode.ts'

/** All modes, in the order of `--help`. */
export const modes: readonly Mode[] = [...answerModes, ...failureModes]
