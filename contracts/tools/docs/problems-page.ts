import { escape, page } from './html.ts'

/** The page of the problem types. The last part of a type's URL is its anchor. */
export function problemsPage(
  types: Readonly<Record<string, { readonly type: string; readonly title: string }>>,
): string {
  const rows = Object.entries(types).map(
    ([word, { type, title }]) =>
      `<tr id="${escape(type.split('/').at(-1) ?? '')}"><td><code>${escape(word)}</code></td><td>${escape(title)}</td><td><code>${escape(type)}</code></td></tr>`,
  )
  return page(
    'Problems of the REST calls',
    '<ul><li><a href="index.html">All contracts</a></li></ul>',
    `<h1>Problems of the REST calls</h1>
<p>Every error of a REST call is a problem (RFC 9457). <code>error</code> is its word, <code>type</code> the address that names it, <code>title</code> its name for developers. <code>message</code> is for the member, in their language.</p>
<div class="scroll"><table><thead><tr><th scope="col">error</th><th scope="col">title</th><th scope="col">type</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`,
  )
}
