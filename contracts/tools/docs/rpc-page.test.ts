import { expect, test } from 'vitest'
import { errorsOf } from '../../read/rpc-errors.ts'
import { examplesOf } from '../../read/rpc-examples.ts'
import { loadProto, rpcsOf } from '../generate/rpc/rpc-methods.ts'
import { escape, prose } from './html.ts'
import { rpcPage } from './rpc-page.ts'

const registry = loadProto('contracts')
const text = rpcPage(registry, { errorsOf, examplesOf })

test('has a section for every RPC, message and enum, and no broken link', () => {
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

test('escapes examples and comments', () => {
  expect(escape('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
  expect(prose('One `<b>`.\n\nTwo.')).toBe('<p>One <code>&lt;b&gt;</code>.</p>\n<p>Two.</p>')
})
