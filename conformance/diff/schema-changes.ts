import type { ContractDocument } from '../contract/document.ts'
import {
  canonical,
  fieldsOf,
  isFields,
  listOf,
  pointerOf,
  type JsonFields,
} from '../contract/json.ts'
import { compareRules, type SchemaChange, type Report } from './rule-changes.ts'

/**
 * The breaking changes between two schemas: valid requests must remain valid, and responses must
 * match the old schema.
 */
export function schemaChanges(
  base: ContractDocument,
  basePointer: string,
  head: ContractDocument,
  headPointer: string,
  direction: 'request' | 'response',
): SchemaChange[] {
  const found: SchemaChange[] = []
  const seen = new Set<string>()
  const compare = (beforePointer: string, afterPointer: string, at: string): void => {
    const [before, after] = [base.follow(beforePointer), head.follow(afterPointer)]
    const key = `${before.pointer} ${after.pointer}`
    if (seen.has(key)) return
    seen.add(key)
    const [old, now] = [fieldsOf(before.value), fieldsOf(after.value)]
    const report: Report = (rule, words) =>
      void found.push({ rule, at, words, pointer: after.pointer })
    const [wide, narrow] = direction === 'request' ? [old, now] : [now, old]
    compareRules(wide, narrow, direction, report)
    if (canonical(old['default']) !== canonical(now['default']) && 'default' in old)
      report('default-changed', 'the default value changed')
    const needed = (schema: JsonFields): string[] => listOf(schema['required']).map(String)
    if (direction === 'request')
      for (const name of needed(now).filter((each) => !needed(old).includes(each)))
        report('newly-required', `${name} is now required`)
    else
      for (const name of needed(old).filter(
        (each) => !needed(now).includes(each) && each in fieldsOf(now['properties']),
      ))
        report('no-longer-required', `${name} may now be missing`)
    if (
      direction === 'request' &&
      now['additionalProperties'] === false &&
      old['additionalProperties'] !== false &&
      'properties' in old
    )
      report('additional-refused', 'additional fields are no longer accepted')
    const composed = ['allOf', 'oneOf', 'anyOf'].flatMap((word) =>
      listOf(now[word]).map((_, index) =>
        fieldsOf(head.follow(`${after.pointer}/${word}/${index}`).value),
      ),
    )
    for (const name of Object.keys(fieldsOf(old['properties']))) {
      const isThere = name in fieldsOf(now['properties'])
      if (isThere)
        compare(
          `${before.pointer}${pointerOf('properties', name)}`,
          `${after.pointer}${pointerOf('properties', name)}`,
          `${at}${pointerOf(name)}`,
        )
      else if (!composed.some((each) => name in fieldsOf(each['properties'])))
        report('property-removed', `${name} was removed`)
    }
    for (const word of ['items', 'additionalProperties'])
      if (isFields(old[word]) && isFields(now[word]))
        compare(
          `${before.pointer}/${word}`,
          `${after.pointer}/${word}`,
          `${at}/${word === 'items' ? '*' : '{}'}`,
        )
    for (const word of ['allOf', 'oneOf', 'anyOf']) {
      const [many, few] = [listOf(old[word]).length, listOf(now[word]).length]
      if (many === few)
        for (let index = 0; index < many; index += 1)
          compare(`${before.pointer}/${word}/${index}`, `${after.pointer}/${word}/${index}`, at)
      else if (
        word !== 'allOf' &&
        many > 0 &&
        few > 0 &&
        (direction === 'request' ? few < many : few > many)
      )
        report(
          'choice-changed',
          direction === 'request'
            ? 'one of the alternatives is no longer accepted'
            : 'another alternative may now be returned',
        )
    }
  }
  compare(basePointer, headPointer, '')
  return found
}
