import { fieldsOf, listOf, type JsonFields } from '../contract/json.ts'
import type { RecordedExchange } from './recorded-exchange.ts'

type Variables = ReadonlyMap<string, string>

const variablesOf = (list: unknown): [string, string][] =>
  listOf(list).map((each) => [
    String(fieldsOf(each)['key'] ?? fieldsOf(each)['id']),
    String(fieldsOf(each)['value'] ?? ''),
  ])

const filled = (text: string, variables: Variables): string =>
  text.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => variables.get(name.trim()) ?? '')

/** A URL may be text or an object; a base that only an environment knows is left out. */
const urlOf = (url: unknown, variables: Variables): URL | null => {
  const raw = typeof url === 'string' ? url : String(fieldsOf(url)['raw'] ?? '')
  const values = new Map(variablesOf(fieldsOf(url)['variable']))
  const text = filled(raw, variables).replaceAll(/\/:([A-Za-z_]\w*)/g, (whole, name: string) =>
    values.has(name) ? `/${encodeURIComponent(values.get(name)!)}` : whole,
  )
  return URL.parse(text.startsWith('/') ? `http://postman.invalid${text}` : text)
}

const headersOf = (list: unknown, variables: Variables): [string, string][] =>
  listOf(list)
    .map(fieldsOf)
    .filter((each) => each['disabled'] !== true)
    .map((each) => [
      String(each['key']).toLowerCase(),
      filled(String(each['value'] ?? ''), variables),
    ])

const bodyOf = ({ mode, raw, urlencoded }: JsonFields, variables: Variables): Buffer | null => {
  if (mode === 'raw' && typeof raw === 'string') return Buffer.from(filled(raw, variables))
  if (mode !== 'urlencoded') return null
  return Buffer.from(new URLSearchParams(headersOf(urlencoded, variables)).toString())
}

const typeOf = (headers: readonly (readonly [string, string])[], body: JsonFields): string => {
  const [, type] = headers.find(([name]) => name === 'content-type') ?? []
  const language = fieldsOf(fieldsOf(body['options'])['raw'])['language']
  const other = body['mode'] === 'urlencoded' ? 'application/x-www-form-urlencoded' : 'text/plain'
  return (type ?? (language === 'json' ? 'application/json' : other)).split(';')[0]!.trim()
}

const exchangeOf = (
  asked: JsonFields,
  saved: JsonFields | null,
  variables: Variables,
): RecordedExchange[] => {
  const url = urlOf(asked['url'], variables)
  if (url === null) return []
  const headers = headersOf(asked['header'], variables)
  const posted = fieldsOf(asked['body'])
  const body = bodyOf(posted, variables)
  return [
    {
      method: String(asked['method'] ?? 'GET').toUpperCase(),
      url,
      headers,
      contentType: body === null ? null : typeOf(headers, posted).toLowerCase(),
      body,
      response:
        saved === null || typeof saved['code'] !== 'number'
          ? null
          : {
              kind: 'answer',
              status: saved['code'],
              headers: headersOf(saved['header'], variables),
              body: Buffer.from(typeof saved['body'] === 'string' ? saved['body'] : ''),
              millis: Number(saved['responseTime'] ?? 0),
            },
    },
  ]
}

/** Whether a file is a Postman collection. */
export function isPostman(whole: JsonFields): boolean {
  return Array.isArray(whole['item']) && typeof whole['info'] === 'object'
}

/**
 * The exchanges of a Postman collection (2.0, 2.1): the saved responses of each request with what
 * was asked, or the request alone.
 */
export function postmanExchanges(whole: JsonFields): RecordedExchange[] {
  const variables: Variables = new Map(variablesOf(whole['variable']))
  const below = (item: JsonFields): RecordedExchange[] => {
    if (Array.isArray(item['item'])) return item['item'].flatMap((each) => below(fieldsOf(each)))
    const asked = fieldsOf(item['request'])
    const saved = listOf(item['response']).map(fieldsOf)
    if (saved.length === 0) return exchangeOf(asked, null, variables)
    return saved.flatMap((each) =>
      exchangeOf(fieldsOf(each['originalRequest'] ?? asked), each, variables),
    )
  }
  return below(whole)
}
