import { pascal } from '../identifiers.ts'
import { type FindDeclaration, keyText, resolved } from './declarations.ts'
import type { Declaration, MemberShape, SchemaShape, TextShape } from './shape.ts'

/** The type of a value after reading. */
export function readTypeText(declaration: Declaration, find: FindDeclaration): string {
  return `${docText(declaration.description)}export type ${declaration.name} = ${typeOf(declaration.shape, { owner: declaration.name, key: '', find })}\n`
}

/**
 * The enum words with a meaning in the contract, and the type of words that this portal version
 * does not know.
 */
export function memberTypeText({ name, words }: MemberShape): string {
  return `export type ${name} = ${[
    ...words
      .slice(1)
      .filter((word) => word !== undefined)
      .map(quoted),
    'Unknown',
  ].join(' | ')}\n`
}

type Place = { readonly owner: string; readonly key: string; readonly find: FindDeclaration }

const typeOf = (shape: SchemaShape, place: Place): string => {
  switch (shape.kind) {
    case 'reference':
      return shape.name
    case 'text':
      return textType(shape, place)
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'word':
      return [...shape.words.map(quoted), 'Unknown'].join(' | ')
    case 'code':
      return [...shape.codes, 'Unknown'].join(' | ')
    case 'member':
      return memberType(shape)
    case 'null':
      return 'null'
    case 'anything':
      return 'unknown'
    case 'nullable':
      return `${typeOf(shape.of, place)} | null`
    case 'readable':
      return `${typeOf(shape.of, place)} | Unreadable`
    case 'list':
      return resolved(shape.of, place.find).kind === 'object'
        ? `Rows<${typeOf(shape.of, place)}>`
        : `readonly ${grouped(typeOf(shape.of, place))}[]`
    case 'map':
      return `Readonly<Record<string, ${typeOf(shape.of, place)}>>`
    case 'either':
      // Known words beside free text or numbers: the others are already `Unknown`.
      return [
        ...new Set(
          shape.of
            .filter(({ kind }, index) => index === 0 || (kind !== 'text' && kind !== 'number'))
            .map((one) => typeOf(one, place)),
        ),
      ].join(' | ')
    case 'object':
      return `{\n${shape.fields
        .map((field) => {
          const { key, presence, description } = field
          return `${indent(docText(description))}  readonly ${keyText(key)}${presence === 'required' || presence === 'defaulted' ? '' : '?'}: ${indent(typeOf(field.shape, { ...place, key })).trimStart()}\n`
        })
        .join('')}}`
  }
}

const memberType = ({ name, words, refused }: MemberShape): string => {
  const excluded = refused.filter((word) => word !== words[0])
  const known =
    excluded.length === 0 ? name : `Exclude<${name}, ${excluded.map(quoted).join(' | ')}>`
  const [unspecified = ''] = words
  return refused.includes(unspecified) ? known : `${known} | ${quoted(unspecified)}`
}

/** The pattern of a local time in messages (contracts/proto/portal/options/v1/rules.proto). */
export const localDateTimePattern =
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$'

/**
 * Formatted texts have branded types, so that a date is not mistaken for a timestamp, or one id for
 * another.
 */
const textType = ({ format, pattern }: TextShape, { owner, key }: Place): string => {
  if (key === 'id') return `Flavor<'${owner}Id'>`
  // Messages have local times by a pattern.
  const named = format ?? (pattern === localDateTimePattern ? 'local-date-time' : undefined)
  const known = named === undefined ? undefined : formatTypes[named]
  return known ?? (key === '' && owner.endsWith('Id') ? `Flavor<'${pascal(owner)}'>` : 'string')
}

const formatTypes: Readonly<Record<string, string>> = {
  date: "Flavor<'CalendarDate'>",
  'calendar-date': "Flavor<'CalendarDate'>",
  'date-time': "Flavor<'Instant'>",
  timestamp: "Flavor<'Instant'>",
  'local-date-time': "Flavor<'LocalDateTime'>",
}

const quoted = (word: string): string => `'${word}'`
const grouped = (type: string): string => (type.includes(' | ') ? `(${type})` : type)
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

export function docText(description: string | undefined): string {
  const text = description?.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')
  return text === undefined || text === '' ? '' : `/** ${text} */\n`
}
