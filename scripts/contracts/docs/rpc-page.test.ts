import { expect, test } from 'vitest'
import { errorsOf } from '../../../mock-server/http/rpc/rpc-errors.ts'
import { examplesOf } from '../../../mock-server/http/rpc/rpc-examples.ts'
import { loadProto, rpcsOf } from '../../generate/rpc/rpc-methods.ts'
import { escape, prose } from './html.ts'
import { rpcPage } from './rpc-page.ts'

const registry = loadProto('contracts')
const text = rpcPage(registry, { errorsOf, examplesOf })

test('every RPC, message and enum of the contract has its place, and every link leads to one', () => {
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const { procedure, method } of rpcsOf(registry))
    expect(ids, procedure).toContain(`${method.parent.typeName}.${method.name}`)
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
  expect([...text.matchAll(/ id="([^"]+)"/g)]).toHaveLength(ids.size)
})

test('shows descriptions, errors in both languages and examples', () => {
  const reminders = text.slice(
    text.indexOf('id="portal.reminders.v1.RemindersService.SetReminder"'),
    text.indexOf('id="portal.reminders.v1.DeleteReminderRequest"'),
  )
  expect(reminders).toContain('Makes a reminder (no id), or changes all of one.')
  expect(reminders).toMatch(/<code>not-found<\/code>.*<span lang="es">No pudimos encontrar/)
  expect(reminders).toContain('<details><summary>Example:')
  expect(text).not.toContain('@requirements')
})

test('escapes what an example or a comment says', () => {
  expect(escape('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
  expect(prose('One `<b>`.\n\nTwo.')).toBe('<p>One <code>&lt;b&gt;</code>.</p>\n<p>Two.</p>')
})
