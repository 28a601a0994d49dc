import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { Notes, type Reader, unreadable } from '../../../../generated/schemas/read.ts'
import { contractsUnderTest, generatedExport } from './testing/contracts.ts'
import { newerValues } from './testing/newer-server.ts'

describe.each(contractsUnderTest)(
  'a newer server of $kind',
  ({ kind, readers, readersFind: find, goodValues }) => {
    test.each(readers.map((declaration) => [declaration.source, declaration] as const))(
      'changes one thing of %s and loses nothing else',
      async (source, { slug, name, shape }) => {
        const reader = await generatedExport<Reader<unknown>>(kind, slug, 'reader', `read${name}`)
        const values = goodValues(source)
        expect(values.length, 'good values to change').toBeGreaterThan(0)
        for (const value of values) {
          const notes = new Notes()
          const read = reader(value, notes)
          expect(
            read,
            `the contract's own value ${JSON.stringify(value)}: ${[...notes.counts.keys()].join()}`,
          ).not.toBe(unreadable)
          for (const { change, wire, expected } of newerValues(shape, value, read, find)) {
            const found = reader(wire, new Notes())
            if (!isDeepStrictEqual(found, expected))
              expect(found, `${change} of ${JSON.stringify(value)}`).toEqual(expected)
          }
        }
      },
    )
  },
)
