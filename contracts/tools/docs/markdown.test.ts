import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markdown } from './markdown.ts'
import { problemsPage } from './problems-page.ts'

test('renders headings, paragraphs and lists, and escapes other characters', () => {
  expect(markdown('# A <b>\n\nOne `x`\ntwo.\n\n- a\n- b\n  c\n')).toBe(
    '<h1>A &lt;b&gt;</h1>\n<p>One <code>x</code> two.</p>\n<ul>\n<li>a</li>\n<li>b c</li>\n</ul>',
  )
})
test.each(['| a | b |', '> quoted', '```\ncode\n```', '1. first'])(
  'rejects unsupported Markdown: %s',
  (text) => expect(() => markdown(text)).toThrow('Unsupported Markdown'),
)
test('renders the contract policy', () =>
  expect(markdown(readFileSync('docs/contract-policy.md', 'utf8'))).toContain(
    '<h2>What is breaking</h2>',
  ))
test('lists each problem type once', () => {
  expect(
    problemsPage({
      not_found: { type: 'https://x/not-found', title: 'The resource does not exist.' },
    }),
  ).toContain(
    '<tr id="not-found"><td><code>not_found</code></td><td>The resource does not exist.</td><td><code>https://x/not-found</code></td></tr>',
  )
})
