/**
 * Text in quotes, comments and dollar quotes, in which nothing is to be changed; a `?`; the column
 * type TEXT, in capitals (a column may be called text).
 */
const TOKENS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|\?|\bTEXT\b/g

/**
 * The shared SQL as PostgreSQL takes it: parameters have numbers, and texts are compared byte by
 * byte as SQLite does, whatever the language of the database.
 */
export function toPostgres(sql: string): string {
  const definesTable = /^\s*(CREATE|ALTER)\s+TABLE\b/i.test(sql)
  let parameter = 0
  return sql.replace(TOKENS, (token) => {
    if (token === '?') return `$${++parameter}`
    return definesTable && token === 'TEXT' ? 'TEXT COLLATE "C"' : token
  })
}

/** A name lets the server keep what it made of the text, for each connection. */
type Statement = { readonly text: string; readonly name?: string }

const statements = new Map<string, Statement>()
/**
 * How many are kept, and how long they may be: of those that are made anew for every call there is
 * no end.
 */
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

/** Numbers are numbers, truth is 0 or 1, as from SQLite; all else as `usual` reads it. */
export function parserOf<Usual>(
  oid: number,
  usual: () => Usual,
): Usual | ((text: string) => number) {
  if (oid === INT8 || oid === NUMERIC) return toNumber
  if (oid === BOOLEAN) return (text) => (text === 't' ? 1 : 0)
  return usual()
}
