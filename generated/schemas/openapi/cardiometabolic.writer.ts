// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, whole } from '../write.ts'
import { LocalDateTime } from './common.writer.ts'

/** The parts that the cardiometabolic score is made of. The documents name none; these are our own. */
export const Pillar = Schema.Literals(['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'CHOLESTEROL', 'WEIGHT'])
export type Pillar = typeof Pillar.Type

/** One pillar's score, null while there is too little data for one. */
export const Score = Schema.Struct({
  pillar: Pillar,
  score: Schema.NullOr(whole(0, 100)),
  timestamp: LocalDateTime,
})
export type Score = typeof Score.Type

export const Scores = Schema.Struct({
  scores: list(Score, 0, 20),
})
export type Scores = typeof Scores.Type
