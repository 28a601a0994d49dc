import { drawnBeside } from './render-query.tsx'

/** Fake answers by part of the address. It records writes in order, with their entity tags. */
export type FakeServer = {
  readonly answers: Readonly<Record<string, object>>
  readonly sent: unknown[]
  readonly basedOn?: (string | null)[]
}

/** A saving hook with a fake server. Reads are recognized by RPC name or HTTP method. */
export function renderSave<Hook>(
  useHook: () => Hook,
  { answers, sent, basedOn }: FakeServer,
): Hook {
  return drawnBeside(async (input, init) => {
    const request = new Request(input, init)
    const part = Object.keys(answers).find((path) => request.url.split('?')[0]?.endsWith(path))
    if (part === undefined) return Response.json({}, { status: 404 })
    if (request.method !== 'GET' && !/\/(List|Get)\w+$/.test(request.url)) {
      sent.push(await request.json())
      basedOn?.push(request.headers.get('if-match'))
    }
    return Response.json(answers[part], { headers: { etag: '"now"' } })
  }, useHook)
}
