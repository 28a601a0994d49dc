import { ExitError } from '../exit-code.ts'
import { fieldsOf, isFields, listOf, type JsonFields } from '../contract/json.ts'
import { readDataFile } from '../contract/read-file.ts'
import { isPostman, postmanExchanges } from './postman.ts'
import type { HttpResponse } from '../runner/http/exchange.ts'

/** A recorded exchange. `response` is null if the response was not recorded. */
export interface RecordedExchange {
  readonly method: string
  readonly url: URL
  readonly headers: readonly (readonly [string, string])[]
  readonly contentType: string | null
  readonly body: Buffer | null
  readonly response: HttpResponse | null
}

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

/** Reads recorded traffic: HAR, or a Postman collection. Throws a usage error for other files. */
export function readHar(file: string): RecordedExchange[] {
  const whole = fieldsOf(readDataFile(file))
  if (isPostman(whole)) return postmanExchanges(whole)
  const entries = fieldsOf(whole['log'])['entries']
  if (!Array.isArray(entries))
    throw new ExitError(
      'usage',
      `${file} is neither a HAR file, whose log.entries is missing, nor a Postman collection`,
    )
  return entries.map((entry) => recorded(fieldsOf(entry))).filter((each) => each !== null)
}
