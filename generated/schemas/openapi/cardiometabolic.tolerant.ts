// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, orUnreadable, required, rows, words, type Tolerant } from '../tolerant.ts'
import { LocalDateTimeReader } from './common.tolerant.ts'
import type { Pillar, Score, Scores } from './cardiometabolic.reader.ts'

export const PillarReader: Tolerant<Pillar> = words('BLOOD_SUGAR', 'BLOOD_PRESSURE', 'CHOLESTEROL', 'WEIGHT')

export const ScoreReader: Tolerant<Score> = object({
  pillar: PillarReader,
  score: required(nullable(orUnreadable(number(true, 0, 100)))),
  timestamp: LocalDateTimeReader,
})

export const ScoresReader: Tolerant<Scores> = object({
  scores: rows(ScoreReader),
})
