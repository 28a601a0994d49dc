import { useMemo } from 'react'
import type { DateSpan } from '#platform/model/date-span.ts'
import type {
  AreaReport,
  FigureValue,
  ReportArea,
  ReportFigure,
  Sources,
} from '../../model/report/report-periods.ts'
import { formatList } from '#i18n/format.ts'
import { type FigureKey, type FigureExplanation, useFigureWords } from './use-figure-words.ts'
import type { ReadingWords } from './use-reading-words.ts'

/**
 * A figure of a report as text. `value` null: it is withheld, with the reason in `withheld`.
 * `second` is the second number of a pair, `label` the screen reader text.
 */
export type ReportItem = {
  readonly name: string
  readonly term: string
  readonly value: string | null
  readonly second?: string | undefined
  readonly unit?: string | undefined
  readonly label?: string | undefined
  readonly note?: string | undefined
  readonly withheld: string | null
  readonly how: FigureExplanation
}

/** Formats the figures of reports (areas `figures` and `readings`). */
export function useReportWords(words: ReadingWords) {
  const figures = useFigureWords(words)
  return useMemo(() => {
    const { t } = words
    /** The number or numbers of a value; weight has one decimal. */
    const written = (
      area: ReportArea,
      value: FigureValue,
      signed = false,
    ): { readonly value: string; readonly second?: string } => {
      const number = (one: number | string) =>
        typeof one === 'string'
          ? one
          : words.number(one, { decimals: area === 'weight' ? 1 : 0, signed })
      if (value.kind === 'one') return { value: number(value.value) }
      if (value.kind === 'pair')
        return { value: number(value.systolic), second: number(value.diastolic) }
      if (value.kind === 'share')
        return { value: t('figures.value.percent', { percent: value.percent }) }
      return {
        value: t('figures.value.ends', {
          lowest: number(value.lowest),
          highest: number(value.highest),
        }),
      }
    }
    const term = (area: ReportArea, { name }: ReportFigure, range: string) => {
      if (name === 'share') return area === 'weight' ? '' : t(`figures.term.share.${area}`)
      if (name === 'range') return t(`figures.term.range.${area}`)
      return name === 'change' ? t('figures.term.change', { range }) : t(`figures.term.${name}`)
    }
    const note = (
      { area, basis, counted = basis, before }: AreaReport,
      { name, value, earlier }: ReportFigure,
    ): string | undefined => {
      if (name === 'average') return words.basis(counted)
      if (name === 'spread') return t('figures.note.spread')
      if (value?.kind === 'share')
        return t('figures.note.share', { count: value.count, total: value.total })
      if (name !== 'change') return undefined
      if (earlier === null || before === null) return t('figures.note.unknown')
      const { value: first, second } = written(area, earlier)
      return t('figures.note.then', {
        average: second === undefined ? first : `${first}/${second}`,
        unit: t(`figures.unit.${area}`),
        basis: words.basis(before),
      })
    }
    return {
      ...figures,
      /**
       * The figures of a report in their order. `range` is the length of the period as text;
       * `longer`: a longer period exists.
       */
      items: (
        report: AreaReport,
        span: DateSpan,
        range: string,
        longer: boolean,
      ): readonly ReportItem[] =>
        report.figures.map((figure) => {
          const { name, value, lack } = figure
          const { area } = report
          const shown =
            value === null ? null : written(area, value, name === 'change' || name === 'moved')
          const unit = value?.kind === 'share' ? undefined : t(`figures.unit.${area}`)
          return {
            name,
            term: term(area, figure, range),
            value:
              shown === null
                ? null
                : name === 'spread'
                  ? t('figures.value.spread', { value: shown.value })
                  : shown.value,
            second: shown?.second,
            unit,
            label:
              value?.kind === 'pair' && shown?.second !== undefined
                ? t('figures.spoken', {
                    systolic: shown.value,
                    diastolic: shown.second,
                    unit: unit ?? '',
                  })
                : undefined,
            note: note(report, figure),
            withheld:
              lack === null
                ? null
                : 'of' in lack
                  ? figures.incomparable(lack, range, longer)
                  : figures.shortage(lack, longer),
            how: figures.how(`${area}.${name}` as FigureKey, span, report.basis), // a test checks that each figure of an area's report has a text
          }
        }),
      /** The finding in one sentence; null while the figure that it needs is withheld. */
      verdict: ({ area, figures }: AreaReport): string | null => {
        const value = figures.find(
          ({ name }) => name === (area === 'weight' ? 'moved' : 'share'),
        )?.value
        if (area !== 'weight')
          return value?.kind === 'share'
            ? t(`figures.verdict.${area}`, { count: value.count, total: value.total })
            : null
        if (value?.kind !== 'one') return null
        const way = value.value < 0 ? 'less' : value.value > 0 ? 'more' : 'same'
        return t(`figures.verdict.weight.${way}`, {
          pounds: words.number(Math.abs(value.value), { decimals: 1 }),
        })
      },
      /** "24 by a device, 2 by the member": the sources of the readings. */
      sources: (sources: Sources): string =>
        formatList(
          (['device', 'entered', 'file', 'unknown'] as const).flatMap((from) =>
            !sources[from] ? [] : [t(`figures.from.${from}`, { count: sources[from] })],
          ),
          words.locale,
        ),
      /** The readings that are in the list and in no average or range; empty without any. */
      apart: ({ area, apart, unranged }: AreaReport): string =>
        [
          ...(apart === 0 || (area !== 'blood-sugar' && area !== 'weight')
            ? []
            : [t(`figures.apart.${area}`, { count: apart })]),
          ...(unranged === 0 ? [] : [t('figures.unranged', { count: unranged })]),
        ].join(' '),
    }
  }, [words, figures])
}

/** The figures of a member's own page: the spread is for a doctor (decision 146). */
export const forMember = (items: readonly ReportItem[]): readonly ReportItem[] =>
  items.filter(({ name }) => name !== 'spread')

export type ReportWords = ReturnType<typeof useReportWords>
