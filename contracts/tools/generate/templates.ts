import { readFileSync } from 'node:fs'
import { banner } from './identifiers.ts'

/**
 * The generated files that do not depend on the contract. They are stored as text, so that no
 * module imports them from this folder.
 */
const destinations = {
  'retry-after.ts': 'retry-after.ts.txt',
  'all-pages.ts': 'all-pages.ts.txt',
  'next-page.ts': 'next-page.ts.txt',
  'openapi/pages.ts': 'pages.ts.txt',
  'entity-tag.ts': 'entity-tag.ts.txt',
  'safe-write.ts': 'safe-write.ts.txt',
  'readable-body.ts': 'readable-body.ts.txt',
  'openapi/problem.ts': 'problem.ts.txt',
  'openapi/bodies.ts': 'bodies.ts.txt',
  'deprecation.ts': 'deprecation.ts.txt',
  'openapi/client.ts': 'client.ts.txt',
  'openapi/client-context.tsx': 'client-context.tsx.txt',
  'openapi/read-body.ts': 'read-body.ts.txt',
  'proto/never-answered.ts': 'proto-never-answered.ts.txt',
  'rpc/read-rpc.ts': 'read-rpc.ts.txt',
  'query/operation.ts': 'query-operation.ts.txt',
  'query/hook.ts': 'query-hook.ts.txt',
  'query/paged.ts': 'query-paged.ts.txt',
  'schemas/answer.ts': 'schema-answer.ts.txt',
  'schemas/read.ts': 'schema-read.ts.txt',
  'schemas/write.ts': 'schema-write.ts.txt',
  'rpc/pages.ts': 'rpc-pages.ts.txt',
  'rpc/problem.ts': 'rpc-problem.ts.txt',
  'rpc/client.ts': 'rpc-client.ts.txt',
  'rpc/client-context.tsx': 'rpc-client-context.tsx.txt',
}

export function templateTexts(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(destinations).map(([file, template]) => [file, templateText(template)]),
  )
}

/** The text of one template under the banner. */
export function templateText(template: string): string {
  return `${banner}\n${readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8')}`
}
