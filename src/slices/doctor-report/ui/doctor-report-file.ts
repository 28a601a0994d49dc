import { type CsvCell, csvFile } from '#platform/model/csv-file.ts'
import type { FigureValue } from '#vitals/model/report/report-periods.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import type { Translate } from '#i18n/use-messages.ts'
import type { ReportSection } from './report-sections.ts'
import type { SheetContent, SpokenSection } from './report-content.ts'

type Row = {
  kind: 'report' | 'figure' | 'reading' | 'lab' | 'medicine' | 'question'
  area?: string
  name?: string
  time?: string
  zone?: string
  value?: CsvCell
  second?: CsvCell
  unit?: string
  range?: string
  note?: string
  source?: string
}
const columns = [
  'kind',
  'area',
  'name',
  'time',
  'zone',
  'value',
  'second',
  'unit',
  'range',
  'note',
  'source',
] as const satisfies readonly (keyof Row)[]

/** The number columns of a figure. Their precision and text equal those of the page. */
function numbersOf(
  t: Translate,
  area: ReportSection['area'],
  value: FigureValue,
): Pick<Row, 'value' | 'second' | 'unit'> {
  const unit = t(`figures.unit.${area}`)
  if (value.kind === 'one') return { value: value.value, unit }
  if (value.kind === 'pair') return { value: value.systolic, second: value.diastolic, unit }
  if (value.kind === 'share') return { value: value.percent, unit: '%' }
  return { value: value.lowest, second: value.highest, unit }
}

function figureRows(t: Translate, { area, report, parts, items }: SpokenSection): readonly Row[] {
  const own = { kind: 'figure', area: t(`doctor-report.area.${area}`) } as const
  if (report === null) return [{ ...own, name: t('readings.print.readings'), value: 0 }]
  return [
    { ...own, name: t('readings.print.readings'), value: report.basis.count },
    { ...own, name: t('doctor-report.days'), value: report.basis.days },
    ...report.figures.map(({ name, value }): Row => {
      const item = items.find((one) => one.name === name)
      return {
        ...own,
        name: item?.term ?? '',
        ...(value === null ? {} : numbersOf(t, area, value)),
        note: item?.withheld ?? item?.note ?? '',
      }
    }),
    ...parts.map(({ word, limits, count, percent }): Row => ({
      ...own,
      name: limits === '' ? word : `${word} (${limits})`,
      ...(percent === null ? {} : { value: percent, unit: '%' }),
      note: t('figures.note.share', { count, total: report.basis.count - report.unranged }),
    })),
  ]
}

const readingRows = (t: Translate, { area, entries }: ReportSection): readonly Row[] =>
  entries.map((entry) => ({
    kind: 'reading',
    area: t(`doctor-report.area.${area}`),
    time: isoOf(entry),
    zone: entry.timeZone,
    value: entry.value,
    second: entry.second,
    unit: t(`figures.unit.${area}`),
    range: entry.range,
    note: entry.note,
    source: entry.source,
  }))

const recordRows = (
  t: Translate,
  { labs, medicines, questions }: Pick<SheetContent, 'labs' | 'medicines' | 'questions'>,
): readonly Row[] => [
  ...(labs?.rows ?? []).flatMap((row) =>
    row.results.map((result): Row => ({
      kind: 'lab',
      area: t('doctor-report.area.labs'),
      name: t(`doctor-report.labs.${row.test}`),
      time: result.day,
      value: result.value,
      ...(result.range === null ? {} : { range: result.range }),
    })),
  ),
  ...(medicines ?? []).map((medicine): Row => ({
    kind: 'medicine',
    area: t('doctor-report.area.medicines'),
    name: medicine,
  })),
  ...questions.map((question): Row => ({ kind: 'question', note: question })),
]

/**
 * The report as one CSV table: the member (`facts`), what is missing, every figure as shown, the
 * records, and every reading of the period.
 */
export function doctorReportFile(
  t: Translate,
  facts: readonly { readonly term: string; readonly value: string }[],
  content: SheetContent,
): string {
  const { sections, missing } = content
  const rows: readonly Row[] = [
    ...facts.map(({ term, value }): Row => ({ kind: 'report', name: term, value })),
    ...missing.map((part): Row => ({
      kind: 'report',
      area: t(`doctor-report.area.${part}`),
      name: t('doctor-report.missing.one'),
    })),
    ...(content.labs === null || content.labs.unread === 0
      ? []
      : [
          {
            kind: 'report',
            area: t('doctor-report.area.labs'),
            name: t('ui.left-out.entries', { count: content.labs.unread }),
          } satisfies Row,
        ]),
    ...sections
      .filter(({ leftOut }) => leftOut > 0)
      .map(({ area, leftOut }): Row => ({
        kind: 'report',
        area: t(`doctor-report.area.${area}`),
        name: t('ui.left-out', { count: leftOut }),
      })),
    ...sections.flatMap((section) => figureRows(t, section)),
    ...recordRows(t, content),
    ...sections.flatMap((section) => readingRows(t, section)),
  ]
  return csvFile(
    columns.map((column) => t(`doctor-report.csv.${column}`)),
    rows.map((row) =>
      columns.map((column) =>
        column === 'kind' ? t(`doctor-report.csv.kind.${row.kind}`) : (row[column] ?? null),
      ),
    ),
  )
}
