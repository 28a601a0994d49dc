import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Notes, type Reader, unreadable } from '#generated/schemas/read.ts'
import { anyValueOf } from '../../../src/gateway/differential/any-value.ts'
import type { Component } from '../../../src/gateway/differential/component.ts'
import { messageComponent } from '../../../src/gateway/differential/message-component.ts'
import { openapiComponent } from '../../../src/gateway/differential/openapi-component.ts'
import { bundle } from '../bundle.ts'
import { loadProto } from '../rpc.ts'
import { finder } from './declarations.ts'
import { messageShapes } from './message-shapes.ts'
import { openapiShapes } from './openapi-shapes.ts'
import type { Declaration } from './shape.ts'
import { exampleValues } from './testing/example-values.ts'
import { newerValues } from './testing/newer-server.ts'

const generated = join(import.meta.dirname, '../../../generated/schemas')

const readerOf = async (kind: string, { name, slug }: Declaration): Promise<Reader<unknown>> => {
  const module = (await import(/* @vite-ignore */ join(generated, kind, `${slug}.reader.ts`))) as Readonly<Record<string, Reader<unknown>>>
  const reader = module[`read${name}`]
  if (reader === undefined) throw new Error(`There is no reader of ${name}.`)
  return reader
}

/** Good values of a component, by the contract's own judge. Patterns of messages allow days that do not exist; those are left out. */
const goodValues = ({ schema, components, judge }: Component, examples: readonly unknown[]): readonly unknown[] => {
  const values = fc.sample(anyValueOf(schema, components), { seed: 20261123, numRuns: 120 })
  return [...examples.slice(0, 6), ...values].map((value) => judge(value)).filter(({ refused, read }) => refused === null && !hasNoSuchDay(read)).map(({ read }) => read).slice(0, 12)
}

const hasNoSuchDay = (value: unknown): boolean =>
  (JSON.stringify(value) ?? '').match(/(?<=")\d{4}-\d\d-\d\d(?=["T])/g)?.some((day) => !isDay(day)) === true
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

const registry = loadProto('contracts')
const messages = messageShapes(registry)
const kinds = [
  { kind: 'openapi', declarations: openapiShapes(bundle('contracts/openapi/portal.yaml')), componentOf: openapiComponent, examples: new Map<string, readonly unknown[]>() },
  { kind: 'rpc', declarations: messages, componentOf: messageComponent, examples: exampleValues(registry, messages, finder(messages)) },
]

describe.each(kinds)('a newer server of $kind', ({ kind, declarations, componentOf, examples }) => {
  const find = finder(declarations)
  test.each(declarations.map((declaration) => [declaration.source, declaration] as const))('changes one thing of %s and loses nothing else', async (source, declaration) => {
    const reader = await readerOf(kind, declaration)
    const values = goodValues(componentOf(source), examples.get(source) ?? [])
    expect(values.length, 'good values to change').toBeGreaterThan(0)
    for (const value of values) {
      const notes = new Notes()
      const read = reader(value, notes)
      expect(read, `the contract's own value ${JSON.stringify(value)}: ${[...notes.counts.keys()].join()}`).not.toBe(unreadable)
      for (const { change, wire, expected } of newerValues(declaration.shape, value, read, find)) {
        const actual = reader(wire, new Notes())
        expect(actual, `${change} of ${JSON.stringify(value)}`).toEqual(expected)
      }
    }
  })
})
