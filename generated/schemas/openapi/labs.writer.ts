// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { figure, list, text } from '../write.ts'
import { LocalDateTime } from './common.writer.ts'

/** Laboratory tests whose results the portal shows. */
export const TestType = Schema.Literals(['HbA1C', 'EGFR', 'UACR', 'CHOLESTEROL_TOTAL', 'CHOLESTEROL_LDL', 'CHOLESTEROL_HDL', 'TRIGLYCERIDES'])
export type TestType = typeof TestType.Type

/** Unit of a laboratory result; each test type has one. */
export const LabUnit = Schema.Literals(['%', 'mL/min/1.73m2', 'mg/g', 'mg/dL'])
export type LabUnit = typeof LabUnit.Type

/** One result of a laboratory test. */
export const LabResult = Schema.Struct({
  /** Opaque id of the result. */
  id: text(1, 64),
  /** The test that was done. */
  testType: TestType,
  /** The measured value in `unit`. */
  quantitativeValue: figure(0, 5000),
  /** Unit of the value. */
  unit: LabUnit,
  /** Moment of the result, on a wall clock without a zone. */
  timestamp: LocalDateTime,
})
export type LabResult = typeof LabResult.Type

/** One page of results, newest first. The list itself is the body; an empty list means that there is no result. */
export const LabResults = list(LabResult, 0, 100)
export type LabResults = typeof LabResults.Type
