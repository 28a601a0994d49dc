import { ExitError } from '../exit-code.ts'
import { fieldsOf } from '../contract/json.ts'
import { readDataFile } from '../contract/read-file.ts'
import { harExchanges } from './har.ts'
import { isPostman, postmanExchanges } from './postman.ts'
import type { RecordedExchange } from './recorded-exchange.ts'

/** Reads recorded traffic: HAR, or a Postman collection. Throws a usage error for other files. */
export function readTraffic(file: string): RecordedExchange[] {
  const whole = fieldsOf(readDataFile(file))
  const found = isPostman(whole) ? postmanExchanges(whole) : harExchanges(whole)
  if (found !== null) return found
  throw new ExitError(
    'usage',
    `${file} is neither a HAR file, whose log.entries is missing, nor a Postman collection`,
  )
}
