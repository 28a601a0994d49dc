/** Text in quotes, comments and dollar quotes, in which nothing is to be changed; a `?`; the column type TEXT, in capitals (a column may be called text). */
const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|\?|\bTEXT\b/g

const cache = new Map<string, string>()
const MOST = 2000

/**
 * The shared SQL as PostgreSQL takes it: parameters have numbers, and texts are compared byte by byte as SQLite does,
 * whatever the language of the database.
 */
export const toPostgres = (sql: string): string => {
  const known = cache.get(sql)
  if (known !== undefined) return known
  const definesTable = /^\s*(CREATE|ALTER)\s+TABLE\b/i.test(sql)
  let parameter = 0
  const text = sql.replace(TOKENS, (token) => {
    if (token === '?') return `$${++parameter}`
    return definesTable && token === 'TEXT' ? 'TEXT COLLATE "C"' : token
  })
  if (cache.size >= MOST) cache.clear()
  cache.set(sql, text)
  return text
}

const INT8 = 20
const NUMERIC = 1700
const BOOLEAN = 16

const toNumber = (text: string): number => {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError('a number of the database is too large to be exact')
  return value
}

/** Numbers are numbers, truth is 0 or 1, as from SQLite; all else as `usual` reads it. */
export const parserOf = <Usual>(oid: number, usual: () => Usual): Usual | ((text: string) => number) => {
  if (oid === INT8 || oid === NUMERIC) return toNumber
  if (oid === BOOLEAN) return (text) => (text === 't' ? 1 : 0)
  return usual()
}
