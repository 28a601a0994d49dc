import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Request, Response } from './http-message.ts'

const DOCS = fileURLToPath(new URL('../../dist/contracts-docs/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'rest.html': 'text/html; charset=utf-8',
  'rpc.html': 'text/html; charset=utf-8',
  'policy.html': 'text/html; charset=utf-8',
  'problems.html': 'text/html; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'portal.yaml': 'application/yaml; charset=utf-8',
}
/** The pages load nothing from other origins; Redoc is inlined. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'"

/** Serves the contract reference under /docs/. Returns false for any other path. */
export function serveDocs(
  request: Request,
  response: Response,
  path: string,
  folder = DOCS,
): boolean {
  if (path !== '/docs' && !path.startsWith('/docs/')) return false
  if (path === '/docs')
    return end(response, 308, 'The reference is at /docs/.\n', { location: '/docs/' })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(response, 405, 'Only GET and HEAD are allowed here.\n', { allow: 'GET, HEAD' })
  const name = path.slice('/docs/'.length) || 'index.html'
  const type = TYPES[name]
  if (type === undefined) return end(response, 404, 'There is no such page. See /docs/.\n')
  const file = join(folder, name)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined)
    return end(response, 404, 'The reference is not built. Run "npm run contracts:docs".\n')
  return send(response, 200, request.method === 'HEAD' ? '' : readFileSync(file), {
    'content-type': type,
    'content-length': String(size),
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
  })
}

const end = (
  response: Response,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): true => send(response, status, text, { 'content-type': 'text/plain; charset=utf-8', ...headers })

const send = (
  response: Response,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
): true => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('x-content-type-options', 'nosniff')
  response.statusCode = status
  response.end(body)
  return true
}
