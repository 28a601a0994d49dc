// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { figure, list, text } from '../write.ts'
import { LocalDateTime } from './common.writer.ts'

/** Laboratory tests; HbA1C is given (2§7), the others are our own. */
export const TestType = Schema.Literals(['HbA1C', 'EGFR', 'UACR', 'CHOLESTEROL_TOTAL', 'CHOLESTEROL_LDL', 'CHOLESTEROL_HDL', 'TRIGLYCERIDES'])
export type TestType = typeof TestType.Type

export const LabUnit = Schema.Literals(['%', 'mL/min/1.73m2', 'mg/g', 'mg/dL'])
export type LabUnit = typeof LabUnit.Type

/** One result of a laboratory test. An A1C result is `quantitativeValue` in percent and its `timestamp` (2§3). */
export const LabResult = Schema.Struct({
  id: text(1, 64),
  testType: TestType,
  quantitativeValue: figure(0, 5000),
  unit: LabUnit,
  timestamp: LocalDateTime,
})
export type LabResult = typeof LabResult.Type

/** Newest first. The list itself is the body (2§7 tests it for being empty). */
export const LabResults = list(LabResult, 0, 1000)
export type LabResults = typeof LabResults.Type
