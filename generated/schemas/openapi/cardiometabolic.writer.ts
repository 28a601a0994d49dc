// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, whole } from '../write.ts'
import { LocalDateTime } from './common.writer.ts'

/** The parts that the cardiometabolic score is made of. */
export const Pillar = Schema.Literals(['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'CHOLESTEROL', 'WEIGHT'])
export type Pillar = typeof Pillar.Type

/** The score of one pillar. */
export const Score = Schema.Struct({
  /** The pillar that is rated. */
  pillar: Pillar,
  /** 0 to 100; null while there is too little data. */
  score: Schema.NullOr(whole(0, 100)),
  /** When the score was computed, as a wall-clock moment. */
  timestamp: LocalDateTime,
})
export type Score = typeof Score.Type

/** The scores of all pillars. */
export const Scores = Schema.Struct({
  /** One entry for each pillar. */
  scores: list(Score, 0, 20),
})
export type Scores = typeof Scores.Type
