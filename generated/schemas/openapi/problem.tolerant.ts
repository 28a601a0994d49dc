// Written by `npm run generate` from contracts/. Do not edit.
import { anything, codes, list, map, number, object, optional, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { ProblemError, Problem, ChangedProblem } from './problem.reader.ts'

const pattern = text(/^#(\/.*)?$/u)
const pattern2 = text(/^(about:blank|https?:\/\/.+)$/u)
const pattern3 = text(/^[a-z][a-z_]*$/u)
const pattern4 = text(/^[A-Za-z0-9._\-]+$/u)

export const ProblemErrorReader: Tolerant<ProblemError> = object({
  code: optional(number(true, 0, 9999)),
  message: optional(text(/./su)),
  pointer: optional(pattern),
  parameter: optional(text(/./su)),
})

export const ProblemReader: Tolerant<Problem> = object({
  type: pattern2,
  title: text(/./su),
  status: number(true, 400, 599),
  detail: optional(text(/./su)),
  message: optional(text(/./su)),
  error: optional(pattern3),
  code: optional(number(true, 0, 9999)),
  details: optional(list(text(/./su))),
  errors: optional(rows(ProblemErrorReader)),
  mfaToken: optional(text(/./su)),
  requestId: optional(pattern4),
})

export const ChangedProblemReader: Tolerant<ChangedProblem> = object({
  type: pattern2,
  title: text(/./su),
  status: codes(412),
  message: text(/./su),
  error: words('changed'),
  current: map(anything),
  requestId: optional(pattern4),
})
