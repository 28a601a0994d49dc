import { expect, test } from 'vitest'
import { findEmptyStandIns } from './empty-stand-ins.ts'

test.each([
  `const rows = read.state === 'ready' ? read.data : []`,
  `const goal = read.state === 'ready' ? read.data.goal : null`,
  `const count = read.state === 'ready'\n    ? read.data.length\n    : 0`,
  `const limits = biometrics.weightGainLimits ?? []`,
  `(total ?? 0) + 1`,
  `const load = part.value ?? {}`,
  `const items = answer.goals?.items ?? []`,
  `const value = answer.value || 0`,
  `const name = answer.name || ''`,
  `const { data = [] } = useListScores({})`,
  `if (read.state !== 'ready' || read.data.length === 0) return null`,
  `{stats.state === 'ready' ? (\n  <Changes stats={stats.data} />\n) : null}`,
  `{isDue && read.state === 'ready' && <Panel of={read.data} />}`,
])('finds the stand-in in %s', (code) => expect(findEmptyStandIns(code)).toHaveLength(1))

test.each([
  `if (read.state === 'ready') show(read.data)`,
  `const leftOut = read.leftOut ?? 0`,
  `read.state === 'ready' ? read.data : unreadable`,
  `read.state === 'ready' ? { a: [] } : read`,
  `first ?? 0.5`,
  `const count = counts[index] ?? 0`,
  `const from = dates.at(0)?.at ?? 0`,
  `const group = groups.get(dayOf(slot.startTime)) ?? []`,
  `if (read.state === 'pending') return null`,
  `read.state === 'ready' ? <A /> : read.state === 'failed' ? <B /> : null`,
  `name: person.name ?? ''`,
])('finds none in %s', (code) => expect(findEmptyStandIns(code)).toEqual([]))

test('finds an empty text in a call', () =>
  expect(findEmptyStandIns(`name: person.name ?? ''`, true)).toHaveLength(1))
