import type { Locale } from '../locale.ts'

/** The two ends of a scale, and the words that name them in each language. */
export interface Axis {
  readonly keys: readonly (readonly [string, string])[]
  readonly words: Readonly<Record<Locale, readonly [RegExp, RegExp]>>
}

/** Whole words; `\b` does not know accents. */
const words = (...list: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'giu')

export const axes: readonly Axis[] = [
  {
    keys: [
      ['low', 'high'],
      ['very-low', 'very-high'],
      ['lower', 'higher'],
      ['lowest', 'highest'],
      ['below', 'above'],
      ['under', 'over'],
      ['down', 'up'],
      ['less', 'more'],
      ['least', 'most'],
    ],
    words: {
      'en-US': [
        words('low(?:s|er|est)?', 'below', 'under', 'down', 'less', 'fewer', 'least', 'slower'),
        words('high(?:er|est)?', 'above', 'over', 'up', 'more', 'most', 'raises?', 'faster'),
      ],
      'es-US': [
        words(
          'baj[ao]s?',
          'baja(?:r|ron|n)?',
          'bajó',
          'debajo',
          'abajo',
          'menos',
          'menor(?:es)?',
          'inferior',
        ),
        words(
          'alt[ao]s?',
          'sub(?:ir|e|en|ió|ieron)',
          'encima',
          'arriba',
          'más',
          'mayor(?:es)?',
          'superior',
        ),
      ],
    },
  },
  {
    keys: [
      ['before', 'after'],
      ['earlier', 'later'],
      ['oldest', 'newest'],
      ['older', 'newer'],
    ],
    words: {
      'en-US': [
        words('before', 'earlier', 'old(?:er|est)'),
        words('after', 'later', 'new(?:er|est)'),
      ],
      'es-US': [
        words('antes', 'anterior(?:es)?', 'antigu[ao]s?'),
        words('después', 'posterior(?:es)?', 'siguientes?', 'nuev[ao]s', 'recientes?', 'tras'),
      ],
    },
  },
  {
    keys: [
      ['on', 'off'],
      ['turn-on', 'turn-off'],
      ['turn-on-name', 'turn-off-name'],
      ['turned-on', 'turned-off'],
    ],
    words: {
      'en-US': [words('on(?=:|$)', 'turn(?:ed)? on'), words('off', 'turn(?:ed)? off')],
      'es-US': [words('activ(?:ar|ado|ada|ó|a)'), words('desactiv(?:ar|ado|ada|ó|a)')],
    },
  },
  {
    keys: [
      ['start', 'end'],
      ['starts', 'ends'],
      ['from', 'to'],
      ['first', 'last'],
    ],
    words: {
      'en-US': [
        words('first', '^from$', 'since', 'starts?', 'begins?'),
        words('last', 'until', 'ends?', 'ended'),
      ],
      'es-US': [
        words('primer[ao]?s?', 'desde', 'empiezan?', 'comienzan?', 'empezó'),
        words('últim[ao]s?', 'hasta', 'termina(?:n|ría)?', 'terminó'),
      ],
    },
  },
  {
    keys: [
      ['show', 'hide'],
      ['show-name', 'hide-name'],
      ['shown', 'hidden'],
      ['open', 'close'],
      ['open-name', 'close-name'],
    ],
    words: {
      'en-US': [words('show(?:n|s)?'), words('hid(?:e|den|es)')],
      'es-US': [
        words('mostr(?:ar|ado|ó)', 'muestra', 'ver', 'a la vista'),
        words('ocult(?:ar|ado|ada|a|ó|ar[a-z]+)'),
      ],
    },
  },
  {
    keys: [
      ['add', 'remove'],
      ['added', 'removed'],
      ['add-name', 'remove-name'],
    ],
    words: {
      'en-US': [
        words('add(?:ed|s)?', 'is on the list'),
        words('remove[sd]?', 'deleted?', 'off the list'),
      ],
      'es-US': [
        words('agreg(?:ar|ado|ada|ó|a|ue)', 'añad(?:ir|ió|ido)', '(?<!no )está en la lista'),
        words('quit(?:ar|ado|ada|ó|e)', 'borr(?:ar|ado|ó|e)', 'elimin(?:ar|ó|ado)', 'ya no está'),
      ],
    },
  },
  {
    keys: [['yes', 'no']],
    words: {
      'en-US': [words('yes'), words('no', 'not', 'never')],
      'es-US': [words('sí'), words('no', 'nunca')],
    },
  },
]

/** Which ends of a scale a text names. Placeholders do not count. */
export function polesOf(text: string, locale: Locale, axis: Axis): readonly [boolean, boolean] {
  // Names of placeholders, of plural forms and of the two numbers of a blood pressure say no end,
  // nor does the comparison in "más bajo".
  const said = text
    .replace(/\{\w+, plural,|(?:one|many|other|=\d+) \{|\{\w+(?:, \w+)?\}|<\/?\d+\/?>/g, ' ')
    .replace(
      /(?:lower|upper|top|bottom) numbers?|(?:números|número|los) de (?:abajo|arriba)/gi,
      ' ',
    )
    .replace(/at least|al menos|reach over/gi, ' ')
    .replace(/(?<!\p{L})más (?=baj[ao]|alt[ao]|nuev[ao]|reciente|antigu[ao])/giu, ' ')
  const [low, high] = axis.words[locale].map((word) => said.search(word) !== -1)
  return [low === true, high === true]
}

/** 0 or 1 when a text names one end only; otherwise null. */
export function poleOf(text: string, locale: Locale, axis: Axis): 0 | 1 | null {
  const [low, high] = polesOf(text, locale, axis)
  return low === high ? null : low ? 0 : 1
}
