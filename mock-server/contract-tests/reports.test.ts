import { describe, expect, it } from 'vitest'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('rosa', 'edith', 'nora', 'pia')
const { member } = contract

describe('reports, results and guides', () => {
  const labs = rpcOf(contract, 'labReports', 'portal.lab_reports.v1.LabReportsService')
  const kidney = rpcOf(contract, 'kidney', 'portal.kidney.v1.KidneyService')

  it('GAP-100: the A1C report has each result with its range, alone and combined; without a result none is found', async () => {
    const rosa = labs((await member('rosa')).token)
    const result = (quantitativeValue: number, range: string, estimatedAverageGlucose: number) =>
      expect.objectContaining({
        quantitativeValue,
        range: `A1C_RANGE_${range}`,
        estimatedAverageGlucose,
      })
    const report = expect.objectContaining({
      results: [result(6.8, 'IN_RANGE', 148), result(7.4, 'OUT_OF_RANGE', 166)],
      change: -0.6,
    })
    await rosa('getA1cReport', rpc.getA1cReport, {}, { message: { report } })
    await rosa(
      'getA1cCholesterolReport',
      rpc.getA1cCholesterolReport,
      {},
      { message: { a1c: report } },
    )
    await rosa('getCholesterolReport', rpc.getCholesterolReport, {}, { code: 'not_found' })
    const edith = labs((await member('edith')).token)
    await edith('getA1cReport', rpc.getA1cReport, {}, { code: 'not_found' })
    await edith('getA1cCholesterolReport', rpc.getA1cCholesterolReport, {}, { code: 'not_found' })
  })

  it('GAP-100: the cholesterol report has the values of a moment as a panel', async () => {
    const panel = {
      timestamp: '2026-10-11T08:05:00',
      values: expect.arrayContaining([
        { marker: 'CHOLESTEROL_MARKER_TOTAL', value: 188 },
        { marker: 'CHOLESTEROL_MARKER_LDL', value: 112 },
      ]),
    }
    const { answer } = await labs((await member('pia')).token)(
      'getCholesterolReport',
      rpc.getCholesterolReport,
      {},
      { message: { report: { panels: [expect.any(Object)] } } },
    )
    expect((answer.body as { report: { panels: object[] } }).report.panels[0]).toMatchObject(panel)
  })

  it('GAP-100: returns kidney results by kind, and none for a member without any', async () => {
    await kidney((await member('nora')).token)(
      'getKidneyResults',
      rpc.getKidneyResults,
      {},
      {
        message: expect.objectContaining({
          filtrationResults: expect.arrayContaining([
            expect.objectContaining({ value: 52, category: 'FILTRATION_CATEGORY_G3A' }),
          ]),
          albuminResults: expect.arrayContaining([
            expect.objectContaining({ value: 44, category: 'ALBUMIN_CATEGORY_A2' }),
          ]),
        }),
      },
    )
    await kidney((await member('edith')).token)(
      'getKidneyResults',
      rpc.getKidneyResults,
      {},
      { code: 'not_found' },
    )
  })

  it('GAP-100: lists the reports and exports of a member', async () => {
    const of = rpcOf(contract, 'reportsAndData', 'portal.reports_and_data.v1.ReportsAndDataService')
    await of((await member('edith')).token)(
      'listReportsAndData',
      rpc.listReportsAndData,
      {},
      {
        message: {
          reports: [
            {
              code: 'REPORT_CODE_MULTI_CONDITION_SUMMARY',
              readingCount: 0,
              requiredReadingCount: 1,
            },
            {
              code: 'REPORT_CODE_PERSONALIZED_BLOOD_PRESSURE',
              readingCount: 0,
              requiredReadingCount: 5,
            },
          ],
          exports: [{ code: 'EXPORT_CODE_BLOOD_PRESSURE', readingCount: 0 }],
        },
      },
    )
    await of('at-nobody')(
      'listReportsAndData',
      rpc.listReportsAndData,
      {},
      { code: 'unauthenticated' },
    )
  })

  it('GAP-100: a guide is listed for each device with its languages, and read in one of them', async () => {
    const guides = rpcOf(
      contract,
      'userGuides',
      'portal.user_guides.v1.UserGuidesService',
    )((await member('rosa')).token)
    const { answer } = await guides(
      'listUserGuides',
      rpc.listUserGuides,
      {},
      { message: { guides: expect.any(Array) } },
    )
    const listed = (
      answer.body as {
        guides: { device: string; owned?: boolean; manuals: { language: string }[] }[]
      }
    ).guides
    expect(listed.filter(({ owned }) => owned).map(({ device }) => device)).toEqual([
      'bg300',
      'ht945',
      'wm1500',
    ])
    expect(listed.map(({ device }) => device).toSorted()).toEqual([
      'bg300',
      'bg500',
      'device-flex',
      'ht2000',
      'ht900',
      'ht945',
      'htn',
      'in-touch',
      'wm1000',
      'wm1500',
      'wm2000',
    ])
    expect(
      listed.every(
        ({ manuals }) => manuals.map(({ language }) => language).join() === 'en-US,es-US',
      ),
    ).toBe(true)
    await guides(
      'getUserGuide',
      rpc.getUserGuide,
      { device: 'bg300', language: 'es-US' },
      {
        message: {
          manual: expect.objectContaining({
            device: 'bg300',
            language: 'es-US',
            title: 'Guía del usuario: Medidor de azúcar BG300',
          }),
        },
      },
    )
    await guides(
      'getUserGuide',
      rpc.getUserGuide,
      { device: 'bg700', language: 'en-US' },
      { code: 'invalid_argument' },
    )
  })
})
