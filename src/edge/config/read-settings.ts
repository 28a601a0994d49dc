import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { type SettingDefinition, settingDefinitions } from './setting-definitions.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/**
 * A configuration error. Its message names the setting and never its value, which may be secret.
 */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration'
}

/** A value and where it was set. */
export interface SettingValue {
  /** The variable, or the key and the file, for messages. */
  readonly label: string
  /** The file; undefined for a variable. */
  readonly file?: string
  readonly values: readonly string[]
}

/** Checked values by key. A setting with neither value nor fallback is absent. */
export type SettingValues = ReadonlyMap<string, SettingValue>

const byKey = new Map(settingDefinitions.map((each) => [each.key, each]))

/**
 * Reads all settings from the variables and the file that `PORTAL_CONFIG` names. Throws
 * BadConfiguration for an unknown key and a missing or invalid value.
 */
export function readSettings(variables: Variables): SettingValues {
  rejectUnknownVariables(variables)
  const file = variables['PORTAL_CONFIG'] ? readFile(variables['PORTAL_CONFIG']) : new Map()
  const settings = new Map<string, SettingValue>()
  for (const definition of settingDefinitions) {
    const value = fromVariable(definition, variables) ?? file.get(definition.key)
    if (value !== undefined) settings.set(definition.key, checked(definition, value))
    else if (definition.fallback !== undefined)
      settings.set(definition.key, { label: definition.variable, values: [definition.fallback] })
    else if (definition.isRequired === true)
      throw new BadConfiguration(`${definition.variable} is not set.`)
  }
  return settings
}

/** Variables with the prefix that are no settings of the edge: the acceptance suite's. */
const others = ['PORTAL_CONFIG', 'PORTAL_URL', 'PORTAL_MEMBER_USERNAME', 'PORTAL_MEMBER_PASSWORD']
const knownVariables = new Set([
  ...others,
  ...settingDefinitions.flatMap(({ variable, isSecret }) =>
    isSecret === true ? [variable, `${variable}_FILE`] : [variable],
  ),
])

/** Kubernetes and Docker describe services whose names begin with "portal" in such variables. */
const isServiceLink = (name: string, value: string): boolean =>
  /_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP)(?:_\w+)?$/.test(name) ||
  /^(?:tcp|udp):\/\//.test(value)

/** A misspelled variable would otherwise leave its setting at the default, unnoticed. */
function rejectUnknownVariables(variables: Variables): void {
  const [unknown] = Object.entries(variables).flatMap(([name, value]) =>
    name.startsWith('PORTAL_') && !knownVariables.has(name) && !isServiceLink(name, value ?? '')
      ? [name]
      : [],
  )
  if (unknown !== undefined)
    throw new BadConfiguration(`${unknown} is not a setting. See docs/configuration.md.`)
}

function checked(definition: SettingDefinition, value: SettingValue): SettingValue {
  if (value.values.some((each) => !definition.fits(each)))
    throw new BadConfiguration(`${value.label} is not ${definition.valid}.`)
  return value
}

function fromVariable(
  definition: SettingDefinition,
  variables: Variables,
): SettingValue | undefined {
  const { variable, isSecret, isList } = definition
  const text = variables[variable] || undefined
  const file = isSecret === true ? variables[`${variable}_FILE`] : undefined
  if (file) {
    if (text !== undefined)
      throw new BadConfiguration(`${variable} and ${variable}_FILE are both set.`)
    return { label: variable, values: [readSecret(`${variable}_FILE`, file)] }
  }
  if (text === undefined) return undefined
  return { label: variable, values: isList === true ? listOf(text) : [text] }
}

const listOf = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((part) => part !== '')

function readSecret(variable: string, file: string): string {
  const text = textOf(file, variable).trim()
  if (text === '') throw new BadConfiguration(`${variable} names an empty file.`)
  return text
}

function textOf(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadConfiguration(`${variable} names a file that cannot be read.`)
  }
}

/** The values of a YAML or JSON file by key. */
function readFile(file: string): ReadonlyMap<string, SettingValue> {
  const document = parseDocument(textOf(file, 'PORTAL_CONFIG'))
  const [error] = document.errors
  if (error !== undefined)
    throw new BadConfiguration(
      `${file} is not YAML: ${error.message.split('\n')[0]?.replace(/:$/, '') ?? ''}.`,
    )
  return new Map(valuesUnder('', document.toJS() ?? {}, file))
}

/** The values of a group of settings; `key` is empty for the whole file. */
function valuesUnder(key: string, value: unknown, file: string): readonly [string, SettingValue][] {
  const label = key === '' ? file : `${key} in ${file}`
  const definition = byKey.get(key)
  if (definition !== undefined) return [[key, { ...valueInFile(definition, value, label), file }]]
  const start = key === '' ? '' : `${key}.`
  if (!settingDefinitions.some((each) => each.key.startsWith(start)))
    throw new BadConfiguration(`${label} is not a setting. ${siblingsOf(key)}`)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadConfiguration(`${label} is not a group of settings.`)
  return Object.entries(value).flatMap(([name, inner]) =>
    valuesUnder(`${start}${name}`, inner, file),
  )
}

function valueInFile(
  { isSecret, isList, variable, valid }: SettingDefinition,
  value: unknown,
  label: string,
): SettingValue {
  if (isSecret === true)
    throw new BadConfiguration(`${label} is a secret. Set ${variable} or ${variable}_FILE instead.`)
  const values: readonly unknown[] = isList === true && Array.isArray(value) ? value : [value]
  if (values.some((each) => !['string', 'number', 'boolean'].includes(typeof each)))
    throw new BadConfiguration(`${label} is not ${valid}.`)
  return { label, values: values.map(String) }
}

/** The names that may stand in place of the last part of a key. */
function siblingsOf(key: string): string {
  const group = key.slice(0, key.lastIndexOf('.') + 1)
  const siblings = settingDefinitions.filter((each) => each.key.startsWith(group))
  if (siblings.length === 0) return siblingsOf(group.slice(0, -1))
  const names = new Set(siblings.map((each) => each.key.slice(group.length).split('.')[0]))
  return `${group === '' ? 'The settings' : `Those of ${group.slice(0, -1)}`} are ${[...names].join(', ')}.`
}
