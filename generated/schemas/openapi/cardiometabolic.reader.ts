// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, rows, words, type Reader, type Rows, type Unknown } from '../read.ts'
import { readLocalDateTime, type LocalDateTime } from './common.reader.ts'

/** The parts that the cardiometabolic score is made of. The documents name none; these are our own. */
export type Pillar = 'BLOOD_SUGAR' | 'BLOOD_PRESSURE' | 'CHOLESTEROL' | 'WEIGHT' | Unknown

/** One pillar's score, null while there is too little data for one. */
export type Score = {
  readonly pillar: Pillar
  readonly score: number | null
  readonly timestamp: LocalDateTime
}

export type Scores = {
  readonly scores: Rows<Score>
}

/** Reads `Pillar` as a server sends it. */
export const readPillar: Reader<Pillar> = words('BLOOD_SUGAR', 'BLOOD_PRESSURE', 'CHOLESTEROL', 'WEIGHT')

/** Reads `Score` as a server sends it. */
export const readScore: Reader<Score> = object<Score>({
  pillar: readPillar,
  score: nullable(number(true, 0, 100)),
  timestamp: readLocalDateTime,
})

/** Reads `Scores` as a server sends it. */
export const readScores: Reader<Scores> = object<Scores>({
  scores: rows(readScore),
})
