import { getOption, hasOption, type DescField, type FileRegistry } from '@bufbuild/protobuf'
import { field as fieldRules } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import { predefinedPattern } from 'conform-contract/predefined-pattern'
import { isDayMessage, portalMessages } from '../generate/rpc/rpc-methods.ts'
import type { ContractFinding } from './finding.ts'

/**
 * Decided field names that break an AIP rule, each with the reason. Names of the specification
 * (`ORIGIN_GIVEN`) need no entry.
 */
export const keptNames: Readonly<Record<string, string>> = {
  timestamp:
    'The REST calls give this name to the time of a reading, and a reading has one name for it in the whole contract.',
  created_at: 'The specification gives it to messages of the chat; channels have the same.',
  profile_url:
    'The specification gives it to senders of the chat; members of a channel have the same.',
  channel_url: 'The specification calls the name of a channel its url.',
  is_default: '`default` is a reserved word of most languages (AIP-140).',
  beats_per_minute: 'A unit, as clinicians write it.',
  in_range_count: '"In range" is one word of the field: readings within the target.',
  before: 'The place in a conversation from which a page goes back.',
}

const prepositions = new Set([
  'after',
  'at',
  'before',
  'by',
  'during',
  'for',
  'from',
  'in',
  'of',
  'on',
  'per',
  'to',
  'until',
  'with',
  'within',
])

type Rule = {
  readonly aip: string
  readonly isBroken: (field: DescField, wallClock: boolean) => boolean
  readonly advice: string
}

const rules: readonly Rule[] = [
  {
    aip: 'AIP-140',
    isBroken: ({ fieldKind, name }) => fieldKind === 'list' && !name.endsWith('s'),
    advice: 'A repeated field has a plural name.',
  },
  {
    aip: 'AIP-140',
    isBroken: ({ fieldKind, name, scalar }) =>
      fieldKind === 'scalar' && scalar === 8 && name.startsWith('is_'),
    advice: 'A boolean has no "is_".',
  },
  {
    aip: 'AIP-140',
    isBroken: ({ name }) => /(^|_)urls?$/.test(name),
    advice: 'An address is a "uri".',
  },
  {
    aip: 'AIP-140',
    isBroken: ({ name }) => name.split('_').some((word) => prepositions.has(word)),
    advice: 'A name has no preposition.',
  },
  {
    aip: 'AIP-142',
    isBroken: ({ message, name }, wallClock) =>
      (wallClock || message?.typeName === 'google.protobuf.Timestamp') &&
      !/(^|_)times?$/.test(name),
    advice: 'A time ends with "_time".',
  },
  {
    aip: 'AIP-142',
    isBroken: ({ message, name }) =>
      message !== undefined && isDayMessage(message) && !/(^|_)dates?$/.test(name),
    advice: 'A day ends with "_date".',
  },
]

/** `aip-name`: a decided field name breaks a Google AIP rule and is not in `keptNames`. */
export function fieldNameFindings(
  registry: FileRegistry,
  isGiven: (field: DescField) => boolean,
): ContractFinding[] {
  return portalMessages(registry).flatMap((message) =>
    message.fields
      .filter((field) => !isGiven(field) && keptNames[field.name] === undefined)
      .flatMap((field) => {
        const isWallClock = /^\^\[0-9\]\{4\}-.*T/.test(textPattern(field)?.pattern ?? '')
        return rules
          .filter(({ isBroken }) => isBroken(field, isWallClock))
          .map(({ aip, advice }) => ({
            rule: 'aip-name',
            where: `${message.typeName}.${field.name}`,
            message: `${advice} (${aip})`,
          }))
      }),
  )
}

/**
 * `repeated-pattern`: two fields have the same pattern, which belongs in options/v1/rules.proto as
 * a predefined rule.
 */
export function patternFindings(registry: FileRegistry): ContractFinding[] {
  const stated = portalMessages(registry).flatMap((message) =>
    message.fields.flatMap((field) => {
      const found = textPattern(field)
      return found === undefined || found.isPredefined
        ? []
        : [{ where: `${message.typeName}.${field.name}`, pattern: found.pattern }]
    }),
  )
  return [...Map.groupBy(stated, ({ pattern }) => pattern).values()]
    .filter(({ length }) => length > 1)
    .flat()
    .map(({ where, pattern }) => ({
      rule: 'repeated-pattern',
      where,
      message: `Another field has the same pattern ${pattern}. Define it in portal/options/v1/rules.proto.`,
    }))
}

/** The pattern of a string field, or of the items of a list of strings. */
const textPattern = (
  field: DescField,
): { readonly pattern: string; readonly isPredefined: boolean } | undefined => {
  const { type } = hasOption(field, fieldRules) ? getOption(field, fieldRules) : {}
  const text = type?.case === 'repeated' ? type.value.items?.type : type
  if (text?.case !== 'string') return undefined
  const predefined = predefinedPattern(field, text.value)
  const pattern = predefined ?? text.value.pattern
  return pattern === '' ? undefined : { pattern, isPredefined: predefined !== undefined }
}
