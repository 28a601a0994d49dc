/**
 * Matches quoted text, comments and dollar quotes, which stay unchanged, then `?` and the type
 * TEXT. TEXT is matched in capitals only, because a column may be named text.
 */
const TOKENS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|\?|\bTEXT\b/g

/**
 * Converts shared SQL to PostgreSQL: numbered parameters, and the "C" collation so that texts
 * compare by bytes as in SQLite.
 */
export function toPostgres(sql: string): string {
  const definesTable = /^\s*(CREATE|ALTER)\s+TABLE\b/i.test(sql)
  let parameter = 0
  return sql.replace(TOKENS, (token) => {
    if (token === '?') return `$${++parameter}`
    return definesTable && token === 'TEXT' ? 'TEXT COLLATE "C"' : token
  })
}

/** A named statement is prepared once for each connection. */
type Statement = { readonly text: string; readonly name?: string }

const statements = new Map<string, Statement>()
/** Limits on prepared statements, because dynamic SQL has no bounded number of texts. */
const MOST = 500
const LONGEST = 2000

export function statementOf(sql: string): Statement {
  const known = statements.get(sql)
  if (known) return known
  const text = toPostgres(sql)
  if (statements.size >= MOST || sql.length > LONGEST) return { text }
  const statement = { text, name: `s${statements.size}` }
  statements.set(sql, statement)
  return statement
}

const INT8 = 20
const NUMERIC = 1700
const BOOLEAN = 16

const toNumber = (text: string): number => {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError('a number of the database is too large to be exact')
  return value
}

/**
 * Returns a parser that gives the values of SQLite: numbers, and 0 or 1 for booleans. `usual`
 * provides all other parsers.
 */
export function parserOf<Usual>(
  oid: number,
  usual: () => Usual,
): Usual | ((text: string) => number) {
  if (oid === INT8 || oid === NUMERIC) return toNumber
  if (oid === BOOLEAN) return (text) => (text === 't' ? 1 : 0)
  return usual()
}
