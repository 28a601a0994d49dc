import { useMemo } from 'react'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { figureValues as values } from '../../model/report/figure-values.ts'
import type { Incomparable, SampleSize, Shortage } from '../../model/report/sample-size.ts'
import type { ReadingWords } from './use-reading-words.ts'

/** The key of an explained figure, such as `blood-sugar.average`: its area, then its name. */
export type FigureKey =
  Extract<MessageKey, `figures.formula.${string}`> extends infer Key
    ? Key extends `figures.formula.${infer Figure}`
      ? Figure
      : never
    : never
type FigureArea = FigureKey extends infer Key
  ? Key extends `${infer Area}.${string}`
    ? Area
    : never
  : never

/** The explanation of a figure in whole sentences. */
export type FigureExplanation = {
  readonly formula: string
  readonly period: string
  readonly counted: string
  readonly left: string
  readonly source: string
}

/** The texts of withheld figures and explanations (area `figures`), with the current limits. */
export function useFigureWords(words: ReadingWords) {
  return useMemo(() => {
    const { t } = words
    // a key begins with its area
    const inArea = (key: FigureKey) => key.slice(0, key.indexOf('.')) as FigureArea
    const whatToDo = ({ count, days }: SampleSize) => {
      if (days === 0) return t('figures.do.readings', { count })
      return count <= days
        ? t('figures.do.days', { days })
        : t('figures.do.both', { readings: t('figures.do.readings', { count }), days })
    }
    const needed = (need: SampleSize) => ({ days: need.days, readings: words.count(need.count) })
    const shortage = ({ need, have, missing }: Shortage, longer = true): string =>
      [
        t('figures.need', needed(need)),
        t('figures.have', { count: have.count, basis: words.basis(have) }),
        t(longer ? 'figures.do.longer' : 'figures.do.end', { what: whatToDo(missing) }),
      ].join(' ')
    return {
      /**
       * "This needs 4 readings. So far: 1 reading on 1 day. Take 3 more readings, or choose a
       * longer period." `longer`: there is a longer one to choose.
       */
      shortage,
      /** Why two periods are not compared. `range` is their length as text: "30 days". */
      incomparable: (lack: Incomparable, range: string, longer = true): string =>
        lack.of === 'now'
          ? shortage(lack, longer)
          : `${t('figures.before.have', { count: lack.have.count, range, basis: words.basis(lack.have) })} ${t('figures.before.need', needed(lack.need))}`,
      /** The explanation of a figure for the readings of a span. */
      how: (figure: FigureKey, span: DateSpan, basis: SampleSize): FigureExplanation => ({
        formula: t(`figures.formula.${figure}`, values),
        period: t('figures.how.span', { span: words.span(span), basis: words.basis(basis) }),
        counted: t(`figures.counted.${inArea(figure)}`, values),
        left: t(`figures.left.${inArea(figure)}`, values),
        source: t(`figures.source.${figure}`, values),
      }),
    }
  }, [words])
}

export type FigureWords = ReturnType<typeof useFigureWords>
