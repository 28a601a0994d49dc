import * as Schema from 'effect/Schema'
import { figure, Id, LocalDateTime } from './formats.ts'

/** One result of a laboratory test (2§3, 2§7). An A1C result is `quantitativeValue` in percent. */
export const LabResult = Schema.Struct({
  id: Id,
  testType: Schema.Literals(['HbA1C', 'EGFR', 'UACR', 'CHOLESTEROL_TOTAL', 'CHOLESTEROL_LDL', 'CHOLESTEROL_HDL', 'TRIGLYCERIDES']),
  quantitativeValue: figure(0, 5000),
  unit: Schema.Literals(['%', 'mL/min/1.73m2', 'mg/g', 'mg/dL']),
  timestamp: LocalDateTime,
})
export type LabResult = typeof LabResult.Type
