import { readFileSync } from 'node:fs'
import type { Request, Response } from '../http-message.ts'

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url))
const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
  '/payment-form/': ['text/html; charset=utf-8', read('form.html')],
  '/payment-form/form.js': ['text/javascript; charset=utf-8', read('form.js')],
  '/payment-form/form.css': ['text/css; charset=utf-8', read('form.css')],
}

/** Pages of this machine may frame the form. The form loads its own two files and calls nothing. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://127.0.0.1:* http://localhost:*',
].join('; ')

/** Serves the card form of the mock payment processor. Returns false for any other path. */
export function servePaymentForm(request: Request, response: Response, path: string): boolean {
  const file = files[path]
  if (file === undefined || request.method !== 'GET') return false
  const headers = {
    'content-type': file[0],
    'content-length': file[1].length,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.statusCode = 200
  response.end(file[1])
  return true
}

/** Returns the address of the form for callers on this machine, else an empty string. */
export function paymentFormUrl(host: string | null): string {
  return host !== null && /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/.test(host)
    ? `http://${host}/payment-form/`
    : ''
}
