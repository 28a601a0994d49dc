import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multipartForPrism, readMultipart } from './multipart.ts'

const part = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('returns fields in order with any content', () => {
  const text = `${part('a', '1')}--b\r\ncontent-type: text/plain\r\ncontent-disposition: form-data; filename="f.txt"; name="a %22b%22"\r\n\r\ntwo\r\nlines --b \r\n--b--\r\n`
  expect(readMultipart(text, 'b')).toEqual([
    ['a', '1'],
    ['a "b"', 'two\r\nlines --b '],
  ])
  expect(readMultipart('--b--', 'b')).toEqual([])
})

test.each([
  ['no boundary', part('a', '1'), undefined],
  ['a boundary that is too long', part('a', '1'), 'b'.repeat(71)],
  ['something before it', `x${part('a', '1')}--b--`, 'b'],
  ['no end', part('a', '1'), 'b'],
  ['something after the end', `${part('a', '1')}--b--x`, 'b'],
  ['headers without an end', '--b\r\nContent-Disposition: form-data; name="a"\r\n--b--', 'b'],
  ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--', 'b'],
  [
    'a part that is no form data',
    '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--b--',
    'b',
  ],
  ['too many parts', `${part('a', '1').repeat(201)}--b--`, 'b'],
])('%s is reported', (_, text, boundary) =>
  expect(readMultipart(text, boundary)).toEqual(expect.any(String)),
)

test('parses what a browser encodes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })),
        { maxLength: 5 },
      ),
      async (fields) => {
        const form = new FormData()
        for (const [name, value] of fields) form.append(name, value)
        const request = new Request('http://x.invalid', { method: 'POST', body: form })
        const boundary = request.headers.get('content-type')?.split('boundary=')[1]
        // Line breaks are sent as CRLF.
        const plain = (text: string): string => text.replaceAll(/\r\n|\r|\n/g, '\r\n')
        expect(readMultipart(await request.text(), boundary)).toEqual(
          fields.map(([name, value]) => [plain(name), plain(value)]),
        )
      },
    ),
  )
})

test('the encoding for Prism decodes to the same fields', () => {
  const fields = [
    ['a b', '50% --judged "x"'],
    ['c', ''],
  ] as const
  const { text } = multipartForPrism(fields)
  expect(
    (readMultipart(text, 'judged') as [string, string][]).map((field) =>
      field.map(decodeURIComponent),
    ),
  ).toEqual(fields)
})
