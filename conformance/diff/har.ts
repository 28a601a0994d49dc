import { fieldsOf, isFields, listOf, type JsonFields } from '../contract/json.ts'
import type { RecordedExchange } from './recorded-exchange.ts'

const pairsOf = (headers: unknown): [string, string][] =>
  listOf(headers).map((each): [string, string] => [
    String(fieldsOf(each)['name']).toLowerCase(),
    String(fieldsOf(each)['value']),
  ])

const bytesOf = ({ text, encoding }: JsonFields): Buffer =>
  Buffer.from(typeof text === 'string' ? text : '', encoding === 'base64' ? 'base64' : 'utf8')

const recorded = (entry: JsonFields): RecordedExchange | null => {
  const request = fieldsOf(entry['request'])
  const response = fieldsOf(entry['response'])
  const url = URL.parse(String(request['url']))
  if (url === null || typeof request['method'] !== 'string') return null
  const posted = isFields(request['postData']) ? request['postData'] : null
  const headers = pairsOf(response['headers'])
  const content = fieldsOf(response['content'])
  const status = Number(response['status'])
  const form =
    posted === null
      ? []
      : listOf(posted['params']).map((each): [string, string] => [
          String(fieldsOf(each)['name']),
          String(fieldsOf(each)['value'] ?? ''),
        ])
  return {
    method: request['method'].toUpperCase(),
    url,
    headers: pairsOf(request['headers']),
    contentType:
      posted === null
        ? null
        : String(posted['mimeType'] ?? '')
            .split(';')[0]!
            .trim()
            .toLowerCase(),
    body:
      posted === null
        ? null
        : typeof posted['text'] === 'string'
          ? Buffer.from(posted['text'])
          : Buffer.from(new URLSearchParams(form).toString()),
    // Browsers record status 0 for canceled requests; a size without text means that the body was
    // not recorded.
    response:
      status < 100 || (Number(content['size'] ?? 0) > 0 && typeof content['text'] !== 'string')
        ? null
        : {
            kind: 'answer',
            status,
            headers,
            body: bytesOf(content),
            millis: Number(entry['time'] ?? 0),
          },
  }
}

/** The exchanges of a HAR file; null for another file. */
export function harExchanges(whole: JsonFields): RecordedExchange[] | null {
  const entries = fieldsOf(whole['log'])['entries']
  return Array.isArray(entries)
    ? entries.map((entry) => recorded(fieldsOf(entry))).filter((each) => each !== null)
    : null
}
