// Written by `npm run generate` from contracts/. Do not edit.
import { list, number, object, optional, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { ProblemError, Problem, ChangedProblem } from './problem.reader.ts'

const pattern = text(/^[a-z][a-z_]*$/u)

export const ProblemErrorReader: Tolerant<ProblemError> = object({
  code: number(true, 0, 9999),
  message: optional(text(/./su)),
})

export const ProblemReader: Tolerant<Problem> = object({
  message: optional(text(/./su)),
  error: optional(pattern),
  code: optional(number(true, 0, 9999)),
  details: optional(list(text(/./su))),
  errors: optional(rows(ProblemErrorReader)),
  mfaToken: optional(text(/./su)),
})

export const ChangedProblemReader: Tolerant<ChangedProblem> = object({
  message: text(/./su),
  error: words('changed'),
  current: object({}),
})
