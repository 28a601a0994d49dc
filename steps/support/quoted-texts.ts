import { defineParameterType } from '@cucumber/cucumber'
import { quotedList } from './page/quoted-list.ts'

/** One quoted text, or several: `"a", "b" and "c"`. */
defineParameterType({
  name: 'texts',
  regexp: /"[^"]*"(?:(?:, | and )"[^"]*")*/,
  transformer: (list: string) => quotedList(list),
})
