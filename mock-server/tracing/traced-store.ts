import type { Tracer } from '../../src/telemetry/tracer.ts'
import type { Sql, Store } from '../database/store.ts'

/**
 * Makes a span of each statement and transaction. Texts of statements are constants of the code with
 * `?` for each value, so a span may have them; parameters and rows are in none.
 */
export function tracedStore(inner: Store, tracer: Tracer, system: string): Store {
  const spanned = async <Result>(
    name: string,
    facts: Readonly<Record<string, string>>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    // What the server does by itself, such as a look at what is due, would be a trace each time.
    if (!tracer.isWithin()) return work()
    const span = tracer.start({
      name,
      kind: 'client',
      facts: { 'db.system.name': system, ...facts },
    })
    try {
      const result = await tracer.within(span, work)
      span.end()
      return result
    } catch (error) {
      span.end({}, error instanceof Error ? error.name : 'unknown')
      throw error
    }
  }
  const asked = <Result>(sql: string, work: () => Promise<Result>): Promise<Result> =>
    spanned(summaryOf(sql), { 'db.query.text': sql.replaceAll(/\s+/g, ' ').trim() }, work)
  const sqlOf = (sql: Sql): Sql => ({
    all: (text, parameters) => asked(text, () => sql.all(text, parameters)),
    get: (text, parameters) => asked(text, () => sql.get(text, parameters)),
    run: (text, parameters) => asked(text, () => sql.run(text, parameters)),
    notify: (topic, payload) => sql.notify(topic, payload),
  })
  return {
    ...inner,
    ...sqlOf(inner),
    transaction: (work, kind) =>
      spanned('transaction', {}, () => inner.transaction((sql) => work(sqlOf(sql)), kind)),
  }
}

/** What a statement does, and to which table: `SELECT readings`. */
function summaryOf(sql: string): string {
  const [verb = 'SQL'] = /\w+/.exec(sql) ?? []
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+(\w+)/i.exec(sql) ?? []
  return table === undefined ? verb : `${verb} ${table}`
}
