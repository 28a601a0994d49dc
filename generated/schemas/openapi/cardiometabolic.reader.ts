// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, orUnreadable, rows, words, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readLocalDateTime, type LocalDateTime } from './common.reader.ts'

/** The parts that the cardiometabolic score is made of. */
export type Pillar = 'BLOOD_SUGAR' | 'BLOOD_PRESSURE' | 'CHOLESTEROL' | 'WEIGHT' | Unknown

/** The score of one pillar. */
export type Score = {
  /** The pillar that is rated. */
  readonly pillar: Pillar
  /** 0 to 100; null while there is too little data. */
  readonly score: number | Unreadable | null
  /** When the score was computed, as a wall-clock moment. */
  readonly timestamp: LocalDateTime
}

/** The scores of all pillars. */
export type Scores = {
  /** One entry for each pillar. */
  readonly scores: Rows<Score>
}

/** Reads `Pillar` as a server sends it. */
export const readPillar: Reader<Pillar> = words('BLOOD_SUGAR', 'BLOOD_PRESSURE', 'CHOLESTEROL', 'WEIGHT')

/** Reads `Score` as a server sends it. */
export const readScore: Reader<Score> = object<Score>({
  pillar: readPillar,
  score: nullable(orUnreadable(number(true, 0, 100))),
  timestamp: readLocalDateTime,
})

/** Reads `Scores` as a server sends it. */
export const readScores: Reader<Scores> = object<Scores>({
  scores: rows(readScore),
})
