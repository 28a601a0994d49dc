import type { AnswerShape } from '../contract/shape.ts'
import type { AnswerMode, Meaning } from './mode.ts'
import { rewriteAnswer, type AnswerPlace } from './walk.ts'
import { seededRandom } from '../../soak/seeded-random.ts'

/** A changed answer; `changes` are the paths of the changed places. */
export interface ChangedAnswer {
  readonly answer: unknown
  readonly changes: readonly string[]
  /** What the changes mean by the contract. */
  readonly meaning: Meaning
}

/** Applies a mode to an answer. The same seed changes the same places. */
export function changeAnswer(
  answer: unknown,
  { shape, operationId, protocol }: AnswerShape,
  mode: AnswerMode,
  seed: number,
): ChangedAnswer {
  const random = seededRandom(seed ^ hash(operationId))
  const targets = mode.scope === 'one' ? targetOf(answer, shape(), mode, random) : undefined
  const changes: string[] = []
  let meaning: Meaning = 'same'
  const changed = rewriteAnswer(answer, shape(), (place) => {
    if (!mode.applies(place)) return place.value
    if (targets !== undefined && targets !== place.path) return place.value
    if (mode.scope === 'row' && !isChosenRow(place, seed)) return place.value
    changes.push(place.path)
    const told = meaningOf(place, mode, protocol)
    if (told !== 'same' && meaning !== 'none') meaning = told
    return mode.change(place, random)
  })
  return { answer: changed, changes, meaning }
}

/** JSON of protobuf lawfully omits an implicit zero, and null is an absent field. */
function meaningOf(
  place: AnswerPlace,
  mode: AnswerMode,
  protocol: AnswerShape['protocol'],
): Meaning {
  if (mode.name === 'lists-null' && protocol !== 'rest') return 'none'
  // The REST contract has times in UTC only.
  if (mode.name === 'other-offset' && protocol === 'rest') return 'unreadable'
  if (mode.name.startsWith('numbers-missing') && place.field?.isRequired === false) return 'none'
  return mode.meaning
}

function targetOf(
  answer: unknown,
  shape: ReturnType<AnswerShape['shape']>,
  mode: AnswerMode,
  random: () => number,
): string {
  const candidates: string[] = []
  rewriteAnswer(answer, shape, (place) => {
    if (mode.applies(place)) candidates.push(place.path)
    return place.value
  })
  return candidates[Math.floor(random() * candidates.length)] ?? '-'
}

function isChosenRow({ row, path }: AnswerPlace, seed: number): boolean {
  if (row === undefined) return false
  const list = path.replace(/\.?\d+$/, '')
  return Math.floor(seededRandom(seed ^ hash(list))() * row.count) === row.index
}

function hash(text: string): number {
  let value = 7
  for (const character of text) value = Math.imul(value, 31) + character.charCodeAt(0)
  return value
}
