import {
  changedAnswers,
  json,
  withBody,
  withHeaders,
  withoutHeader,
  type LooseJson,
  type Defect,
  type MutantResponse,
} from '../mutants/mutant.ts'

const list = (id: string, change: (note: LooseJson) => unknown): Defect =>
  changedAnswers(id, 'listNotes', 200, (response) =>
    withBody(response, JSON.stringify((json(response) as LooseJson[]).map(change))),
  )
const all = (id: string, change: (notes: unknown) => unknown): Defect =>
  changedAnswers(id, 'listNotes', 200, (response) =>
    withBody(response, JSON.stringify(change(json(response)))),
  )
const answerMutant = (id: string, change: (response: MutantResponse) => MutantResponse): Defect =>
  changedAnswers(id, 'listNotes', 200, change)

/** Response faults of a plain REST server that any tool can be expected to find. */
export const plainMutants: readonly Defect[] = [
  list('wrong-type', (note) => ({ ...note, text: 7 })),
  list('number-as-text', (note) => ({ ...note, stars: '4' })),
  list('missing-required', ({ text: _, ...note }) => note),
  list('field-too-many', (note) => ({ ...note, debug: true })),
  list('null-not-allowed', (note) => ({ ...note, text: null })),
  list('empty-text', (note) => ({ ...note, text: '' })),
  list('text-too-long', (note) => ({ ...note, text: 'R'.repeat(101) })),
  list('number-outside', (note) => ({ ...note, stars: 9 })),
  list('no-whole-number', (note) => ({ ...note, stars: 2.5 })),
  list('enum-outside', (note) => ({ ...note, mood: 'SO-SO' })),
  list('enum-in-other-case', (note) => ({ ...note, mood: 'good' })),
  list('date-in-other-order', (note) => ({ ...note, made: '20/11/2026' })),
  list('day-that-is-not', (note) => ({ ...note, made: '2026-02-30' })),
  list('moment-without-zone', (note) => ({ ...note, at: '2026-11-20T10:00:00' })),
  list('mail-that-is-none', (note) => ({ ...note, mail: 'rosa' })),
  list('wrong-in-a-list', (note) => ({ ...note, replies: [{ text: 3 }] })),
  list('list-too-long', (note) => ({
    ...note,
    replies: Array.from({ length: 4 }, () => ({ text: 'Yes' })),
  })),
  all('object-not-list', (notes) => (notes as unknown[])[0]),
  all('wrapped', (notes) => ({ data: notes })),
  all('null-body', () => null),
  answerMutant('undocumented-success', (each) => ({ ...each, status: 206 })),
  changedAnswers('created-is-ok', 'addNote', 201, (each) => ({ ...each, status: 200 })),
  changedAnswers('undocumented-refusal', 'addNote', 400, (each) => ({ ...each, status: 418 })),
  changedAnswers('error-of-another-form', 'addNote', 400, (each) =>
    withBody(each, '{"detail":"bad"}'),
  ),
  answerMutant('fails-on-valid', (each) => ({
    ...each,
    status: 500,
    body: Buffer.from('{"message":"Oh."}'),
  })),
  changedAnswers('header-missing', 'addNote', 201, (each) => withoutHeader(each, 'location')),
  answerMutant('text-not-json', (each) => withHeaders(each, { 'content-type': 'text/plain' })),
  answerMutant('page-of-html', (each) =>
    withBody(
      withHeaders(each, { 'content-type': 'text/html' }),
      '<!doctype html><p>Maintenance</p>',
    ),
  ),
  answerMutant('no-content-type', (each) => withoutHeader(each, 'content-type')),
  answerMutant('empty-body', (each) => withBody(each, '')),
  answerMutant('half-a-body', (each) =>
    withBody(each, each.body.subarray(0, Math.floor(each.body.length / 2))),
  ),
  answerMutant('two-documents', (each) => withBody(each, `${each.body.toString()}{}`)),
  answerMutant('byte-order-mark', (each) => withBody(each, `\uFEFF${each.body.toString()}`)),
  answerMutant('not-utf8', (each) =>
    withBody(
      each,
      Buffer.concat([Buffer.from('[{"id":"'), Buffer.from([0xe9]), each.body.subarray(8)]),
    ),
  ),
  answerMutant('latin1-said', (each) =>
    withHeaders(each, { 'content-type': 'application/json; charset=iso-8859-1' }),
  ),
  answerMutant('number-rounded', (each) =>
    withBody(each, each.body.toString().replace('"serial":17', '"serial":12345678901234567')),
  ),
]
