import { join } from 'node:path'
import fc from 'fast-check'
import { anyValueOf } from './any-value.ts'
import type { Component } from './component.ts'
import { messageComponent } from './message-component.ts'
import { openapiComponent } from './openapi-component.ts'
import { bundle } from '../../openapi/bundle.ts'
import { loadProto } from '../../rpc/rpc-methods.ts'
import { type FindDeclaration, finder } from '../declarations.ts'
import { messageShapes } from '../message-shapes.ts'
import { openapiShapes } from '../openapi-shapes.ts'
import { readerDeclarations } from '../reader-declarations.ts'
import type { Declaration } from '../shape.ts'
import { exampleValues } from './example-values.ts'

const generated = join(import.meta.dirname, '../../../../../generated/schemas')

/** One of the two contracts with its declarations and its validator. */
export type ContractUnderTest = {
  readonly kind: 'openapi' | 'rpc'
  readonly declarations: readonly Declaration[]
  /** The declarations as the readers have them, with their parts marked. */
  readonly readers: readonly Declaration[]
  readonly readersFind: FindDeclaration
  readonly find: FindDeclaration
  readonly componentOf: (source: string) => Component
  /**
   * Valid values of a component according to the contract's validator; those of the contract's
   * examples come first.
   */
  readonly goodValues: (source: string) => readonly unknown[]
}

const contract = bundle('contracts/openapi/portal.yaml')
const registry = loadProto('contracts')
const messages = messageShapes(registry)
/** The declarations as the readers have them, with their parts marked. */
export const readersOf = readerDeclarations(contract, registry)
const examples = exampleValues(registry, messages, finder(messages))

const contractUnderTest = (
  kind: ContractUnderTest['kind'],
  declarations: readonly Declaration[],
  componentOf: (source: string) => Component,
): ContractUnderTest => {
  const readers = readersOf[kind]
  return {
    kind,
    declarations,
    readers,
    readersFind: finder(readers),
    find: finder(declarations),
    componentOf,
    goodValues: (source) => {
      const { schema, components, judge } = componentOf(source)
      const values = fc.sample(anyValueOf(schema, components), { seed: 20261123, numRuns: 120 })
      return [...(kind === 'rpc' ? (examples.get(source) ?? []).slice(0, 6) : []), ...values]
        .map((value) => judge(value))
        .filter(({ refused, read }) => refused === null && !hasNoSuchDay(read))
        .map(({ read }) => read)
        .slice(0, 12)
    },
  }
}

export const contractsUnderTest: readonly ContractUnderTest[] = [
  contractUnderTest('openapi', openapiShapes(contract), openapiComponent),
  contractUnderTest('rpc', messages, messageComponent),
]

/** An export of a generated module. Throws when it does not exist. */
export async function generatedExport<T>(
  kind: string,
  slug: string,
  file: 'reader' | 'writer',
  name: string,
): Promise<T> {
  const module = (await import(
    /* @vite-ignore */ join(generated, kind, `${slug}.${file}.ts`)
  )) as Readonly<Record<string, T>>
  const found = module[name]
  if (found === undefined) throw new Error(`${slug}.${file}.ts exports no ${name}.`)
  return found
}

/** Message patterns allow dates that do not exist; readers reject them. */
const hasNoSuchDay = (value: unknown): boolean =>
  (JSON.stringify(value) ?? '')
    .match(/(?<=")\d{4}-\d\d-\d\d(?=["T])/g)
    ?.some((day) => !isDay(day)) === true
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
