import type { AnswerMode } from './mode.ts'
import { gone, type AnswerPlace } from './walk.ts'

const isObject = ({ shape, value }: AnswerPlace) =>
  shape.type === 'object' && typeof value === 'object' && value !== null
const isWord = ({ shape, value }: AnswerPlace) => shape.type === 'enum' && typeof value === 'string'
const isNumber = ({ shape, value }: AnswerPlace) =>
  shape.type === 'number' && typeof value === 'number'
const isText = ({ shape, value }: AnswerPlace) => shape.type === 'text' && typeof value === 'string'
const isFreeText = (place: AnswerPlace) =>
  isText(place) && place.shape.type === 'text' && place.shape.format === 'free' && !isKey(place)
/** Ids, keys and wall clocks are free text of an RPC. */
const isKey = ({ path, value }: AnswerPlace) =>
  /(?:id|key|code|token|url|timestamp|locale|time|date|day|type|zone)s?(?:\.\d+)?$/i.test(path) ||
  /^\d{4}-\d\d/.test(String(value))
const isRow = ({ row }: AnswerPlace) => row !== undefined
const isList = ({ shape, value }: AnswerPlace) => shape.type === 'list' && Array.isArray(value)
const isOptional = ({ field, shape }: AnswerPlace) =>
  field !== undefined && !field.isRequired && !(shape.type === 'text' && shape.format === 'cursor')

type Given = Omit<AnswerMode, 'name' | 'kind' | 'what'>
const mode = (name: string, what: string, given: Given): AnswerMode => ({
  name,
  kind: 'answer',
  what,
  ...given,
})
const unreadable = { meaning: 'unreadable', scope: 'each' } as const

/** Other kinds of value that a place of a kind may hold by mistake. */
const number = (name: string, value: number): AnswerMode =>
  mode(`numbers-${name}`, `every number is ${value}`, {
    meaning: 'other',
    scope: 'each',
    applies: isNumber,
    change: () => value,
  })
const text = (name: string, words: string): AnswerMode =>
  mode(`text-${name}`, `every free text is ${name}`, {
    meaning: 'other',
    scope: 'each',
    applies: isFreeText,
    change: () => words,
  })

const unknownWord = ({ value }: AnswerPlace) =>
  String(value) === String(value).toUpperCase() ? 'SOMETHING_NEWER' : 'somethingNewer'

/** Modes that change the values of answers. A new mode is one row here, or a file for `--with`. */
export const answerModes: readonly AnswerMode[] = [
  mode('unknown-fields', 'every object has fields that the contract lacks', {
    meaning: 'same',
    scope: 'each',
    applies: isObject,
    change: ({ value }) => ({
      ...(value as object),
      aNewerField: { words: ['new'] },
      aNewerNumber: 7,
    }),
  }),
  mode('unknown-words', 'every word of an enum is unknown', {
    ...unreadable,
    applies: isWord,
    change: unknownWord,
  }),
  mode('unknown-word', 'one word of an enum is unknown', {
    meaning: 'unreadable',
    scope: 'one',
    applies: isWord,
    change: unknownWord,
  }),
  mode('optional-missing', 'optional parts are absent', {
    meaning: 'none',
    scope: 'each',
    applies: isOptional,
    change: () => gone,
  }),
  mode('optional-missing-one', 'one optional part is absent', {
    meaning: 'none',
    scope: 'one',
    applies: isOptional,
    change: () => gone,
  }),
  mode('nullable-null', 'parts that may be null are null', {
    meaning: 'none',
    scope: 'each',
    applies: ({ field }) => field?.isNullable === true,
    change: () => null,
  }),
  mode('optional-unreadable', 'every optional or nullable part is unreadable', {
    ...unreadable,
    applies: ({ field }) => field !== undefined && (!field.isRequired || field.isNullable),
    change: () => [[[]]],
  }),
  mode('optional-unreadable-one', 'one optional or nullable part is unreadable', {
    meaning: 'unreadable',
    scope: 'one',
    applies: ({ field }) => field !== undefined && (!field.isRequired || field.isNullable),
    change: () => [[[]]],
  }),
  mode('required-missing', 'one row of each list lacks a required part', {
    meaning: 'unreadable',
    scope: 'row',
    applies: isRow,
    change: (place, random) => withoutRequired(place, random),
  }),
  mode('row-unreadable', 'one row of each list is unreadable', {
    meaning: 'unreadable',
    scope: 'row',
    applies: isRow,
    change: () => [[[]]],
  }),
  mode('row-null', 'one row of each list is null', {
    meaning: 'unreadable',
    scope: 'row',
    applies: isRow,
    change: () => null,
  }),
  mode('rows-unreadable', 'all rows of all lists are unreadable', {
    ...unreadable,
    applies: isRow,
    change: () => 'a row',
  }),
  mode('rows-twice', 'each list has its rows twice', {
    meaning: 'other',
    scope: 'each',
    applies: isList,
    change: ({ value }) => [...(value as unknown[]), ...(value as unknown[])],
  }),
  mode('lists-empty', 'every list is empty', {
    meaning: 'none',
    scope: 'each',
    applies: isList,
    change: () => [],
  }),
  mode('lists-null', 'every list is null', { ...unreadable, applies: isList, change: () => null }),
  mode('numbers-as-text', 'every number is a text', {
    ...unreadable,
    applies: isNumber,
    change: ({ value }) => `${String(value)} mg`,
  }),
  mode('numbers-missing', 'every number is absent', {
    ...unreadable,
    applies: (place) => isNumber(place) && place.field !== undefined,
    change: () => gone,
  }),
  mode('numbers-missing-one', 'one number is absent', {
    meaning: 'unreadable',
    scope: 'one',
    applies: (place) => isNumber(place) && place.field !== undefined,
    change: () => gone,
  }),
  number('zero', 0),
  number('negative', -5),
  number('huge', 987_654_321_000),
  mode('texts-as-numbers', 'every free text is a number', {
    ...unreadable,
    applies: isFreeText,
    change: () => 7,
  }),
  mode('booleans-as-text', 'every boolean is a text', {
    ...unreadable,
    applies: ({ value }) => typeof value === 'boolean',
    change: ({ value }) => `${String(value)}!`,
  }),
  mode('objects-as-lists', 'one object is a list', {
    meaning: 'unreadable',
    scope: 'one',
    applies: (place) => isObject(place) && place.path !== '',
    change: ({ value }) => [value],
  }),
  text('long', 'Pneumonoultramicroscopic'.repeat(20)),
  text(
    'html',
    '<b>bold</b><img src="x" onerror="window.changedServer=1"><script>window.changedServer=1</script>',
  ),
  text('right-to-left', 'שלום \u202Eمرحبا بكم'),
  text('emoji', '👩🏽‍⚕️🫀🇵🇷'),
  text('braces', "{count, plural, one {x}} {name} <0>y</0> '{'"),
  text('blank', ' '),
  mode('other-offset', 'every time has another offset', {
    meaning: 'same',
    scope: 'each',
    applies: (place) =>
      isText(place) && place.shape.type === 'text' && place.shape.format === 'date-time',
    change: ({ value }) => inKolkata(String(value)),
  }),
  mode('cursors-unreadable', 'the cursor of a list is a number', {
    ...unreadable,
    applies: (place) =>
      isText(place) && place.shape.type === 'text' && place.shape.format === 'cursor',
    change: () => 12,
  }),
]

function withoutRequired({ value, shape }: AnswerPlace, random: () => number): unknown {
  if (shape.type !== 'object' || typeof value !== 'object' || value === null) return value
  const required = Object.keys(value).filter((key) => {
    const field = shape.fields.get(key)
    return field?.isRequired === true && field.absentIsNone
  })
  const lost = required[Math.floor(random() * required.length)]
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== lost))
}

/** The same instant, written with the offset of India. */
function inKolkata(instant: string): string {
  const at = Date.parse(instant)
  if (Number.isNaN(at)) return instant
  return `${new Date(at + 5.5 * 3_600_000).toISOString().slice(0, -1)}+05:30`
}
