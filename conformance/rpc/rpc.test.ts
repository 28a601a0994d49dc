import { describe, expect, test } from 'vitest'
import { targetOf } from '../runner/target/read-target.ts'
import { rpcOperations } from './load-rpc-module.ts'
import { rpcCases } from './cases/rpc-cases.ts'

describe('the RPCs of this portal', async () => {
  const rpcs = await rpcOperations(
    'contracts',
    { examples: 'contracts/proto/examples', errors: 'contracts/proto/errors.yaml' },
    '/user/liv/me/{slug}',
  )
  const target = targetOf('target', {
    base: 'http://127.0.0.1',
    personas: { member: { token: 'a-token' } },
    rpc: {
      protocols: ['connect-json', 'connect-proto', 'grpc-web', 'grpc'],
      http: ['1.1', '2'],
      gzip: true,
      deadlines: true,
      get: true,
      unknownFields: 'refused',
    },
    logout: { path: '/out' },
  })
  const plain = targetOf('target', {
    base: 'http://127.0.0.1',
    personas: { member: { token: 'a-token' } },
    rpc: {},
  })
  const of = (id: string) => rpcs.find((each) => each.id === `rpc.${id}`)!
  const phases = ['examples', 'boundary', 'negative', 'access', 'protocol'] as const
  const namesOf = (id: string, which = target) =>
    phases
      .flatMap((phase) => rpcCases(of(id), which, phase, 1))
      .map(({ name }) => name.replace(`rpc/${id}/`, ''))
  const restore = namesOf('UserTasksService.RestoreUserTask')
  const list = namesOf('UserTasksService.ListUserTasks')
  const stream = namesOf('ChatService.StreamEvents')

  test('each has its path and only valid example requests', () => {
    expect(of('UserTasksService.RestoreUserTask').path).toBe(
      '/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask',
    )
    expect(
      rpcs.filter(({ rpc }) =>
        rpc!.examples.every(
          ({ request, errorCode }) =>
            errorCode === 'invalid_argument' || rpc!.requestFault(request) === null,
        ),
      ).length,
    ).toBe(rpcs.length)
  })

  test.each([
    'examples/restored',
    'examples/restored/proto:connect-proto',
    'examples/restored/proto:grpcweb',
    'examples/restored/proto:grpc',
    'protocol/restored/http:2',
    'protocol/restored/proto:grpcweb/http:2',
    'protocol/restored/proto:grpc/gzip:request',
    'protocol/deadline/proto:grpc',
    'protocol/unknown-field/proto:grpc',
    'negative/body/taskId/pattern-0',
    'negative/body/taskId/type-number',
    'negative/body/additionalProperties',
    'negative/wire/half-json',
    'access/nobody',
    'access/nobody/proto:grpc',
    'access/ended',
  ])('has the case %s', (name) => expect(restore).toContain(name))

  test('uses the longest successful request first, regardless of file order', () => {
    expect(namesOf('ChatService.SendMessage')).toEqual(
      expect.arrayContaining(['protocol/with-card/http:2', 'negative/body/card/text/minLength-1']),
    )
    expect(namesOf('GoalsService.DeleteGoal')).toEqual(
      expect.arrayContaining(['protocol/deleted/http:2', 'examples/delete-error-not-found']),
    )
  })

  test('uses GET and comparisons only for RPCs without side effects', () => {
    expect(list).toEqual(
      expect.arrayContaining([
        'protocol/get',
        'protocol/get/gzip:request',
        'protocol/get/proto:connect-proto',
        'protocol/equal/proto:grpc',
      ]),
    )
    expect(restore.filter((name) => /protocol\/(get|equal)/.test(name))).toEqual([])
  })

  test('fills stream requests from other RPCs, and expects an error for invalid ones', () => {
    expect(stream).toEqual(
      expect.arrayContaining([
        'protocol/stream',
        'protocol/stream/proto:grpc',
        'protocol/stream/http:2/gzip:request',
        'protocol/stream-as-shown/proto:grpcweb',
        'negative/body/sessionToken/pattern-0',
        'access/nobody',
      ]),
    )
    expect(stream.filter((name) => /^(examples|boundary)/.test(name))).toEqual([])
    const [first] = rpcCases(of('ChatService.StreamEvents'), target, 'protocol', 1)
    expect(first!.before!.map(({ operation, keep }) => [operation, keep])).toEqual([
      ['rpc.ChatService.GetCredentials', { sessionToken: '/credentials/sessionToken' }],
      ['rpc.ChatService.ListChannels', { cursor: '/cursor' }],
    ])
  })

  test('builds safe-write and paging cases only from options', () => {
    const flows = (id: string, which = target) =>
      rpcCases(of(id), which, 'flows', 1).map(({ name }) => name.split('/flows/')[1])
    expect(flows('CommunicationsService.UpdateCommunicationPreferences')).toEqual([
      'if-match-stale',
    ])
    expect(flows('RemindersService.SetReminder')).toEqual(['if-match-stale', 'same-key-twice'])
    expect(flows('PulseService.ListPulseReadings')).toEqual(['page-by-page', 'unknown-page-token'])
    expect([
      flows('UserTasksService.RestoreUserTask'),
      flows('UserTasksService.ListUserTasks'),
    ]).toEqual([[], []])
    const grpc = targetOf('target', {
      base: 'http://127.0.0.1',
      personas: { member: { token: 'a-token' } },
      rpc: { protocols: ['grpc'], http: ['2'] },
    })
    expect([
      flows('RemindersService.SetReminder', grpc),
      flows('PulseService.ListPulseReadings', grpc),
    ]).toEqual([[], ['page-by-page', 'unknown-page-token']])
    const [stale, twice] = rpcCases(of('RemindersService.SetReminder'), target, 'flows', 1)
    expect([
      stale!.before![0]!.operation,
      Object.fromEntries(stale!.request.headers)['if-match'],
    ]).toEqual(['rpc.RemindersService.ListReminders', '"conform-of-no-answer"'])
    expect(twice!.before![0]!.request).toEqual(twice!.request)
    const [pages] = rpcCases(of('PulseService.ListPulseReadings'), target, 'flows', 1)
    expect(pages!.pages).toEqual({
      cursor: 'pageToken',
      limit: 'pageSize',
      longest: 1000,
      items: '/readings',
      next: '/nextPageToken',
    })
  })

  test('builds access cases by persona and declared side effects', () => {
    const token = 't'
    const personas = {
      member: { token },
      other: { token },
      pending: { token },
      staff: { token, may: 'look', but: ['rpc.UserTasksService.CompleteUserTask'] },
      outsider: { token, may: 'nothing' },
    }
    const requestedOf = (id: string, personas_: object = personas) =>
      rpcCases(
        of(id),
        targetOf('target', {
          base: 'http://127.0.0.1',
          rpc: { protocols: ['connect-json', 'grpc'] },
          personas: personas_,
        }),
        'access',
        1,
      ).map(({ name, check, expects }) => `${name.split('/access/')[1]} ${check ?? expects}`)
    const always = ['nobody ignored_auth', 'nobody/proto:grpc ignored_auth', 'garbage ignored_auth']
    const outsider = ['as-outsider ignored_auth', 'as-outsider/proto:grpc ignored_auth']
    expect(requestedOf('UserTasksService.ListUserTasks')).toEqual([
      ...always,
      ...outsider,
      'as-pending accept',
      'as-staff accept',
    ])
    expect(requestedOf('UserTasksService.RestoreUserTask')).toEqual([
      ...always,
      'as-staff view_only',
      'as-staff/proto:grpc view_only',
      ...outsider,
    ])
    expect(requestedOf('UserTasksService.CompleteUserTask')).toEqual([...always, ...outsider])
    expect(requestedOf('ChatService.StreamEvents')).toEqual([...always, ...outsider])
    const { rpc } = of('UserTasksService.RestoreUserTask')
    const silent = {
      ...of('UserTasksService.RestoreUserTask'),
      rpc: { ...rpc!, tellsReads: false },
    }
    expect(
      rpcCases(
        silent,
        targetOf('target', { base: 'http://127.0.0.1', rpc: {}, personas }),
        'access',
        1,
      ).filter(({ check }) => check === 'view_only'),
    ).toEqual([])
  })

  test('uses only the axes of the target', () => {
    expect(
      namesOf('UserTasksService.ListUserTasks', plain).filter((name) =>
        /^protocol|proto:|http:|gzip|additionalProperties/.test(name),
      ),
    ).toEqual([])
    const binary = namesOf(
      'UserTasksService.RestoreUserTask',
      targetOf('target', { base: 'http://127.0.0.1', rpc: { protocols: ['grpc'] } }),
    )
    expect(binary).toContain('negative/body/taskId/pattern-0/proto:grpc'.replace('/proto:grpc', ''))
    expect(
      binary.filter((name) => /type-number|half-json|http:|proto:(connect|grpcweb)/.test(name)),
    ).toEqual([])
  })

  test.each<[object, RegExp]>([
    [{ protocols: ['soap'] }, /has an unknown protocol soap; use connect-json/],
    [{ http: [3] }, /has an unknown version of HTTP 3/],
    [{ http: [] }, /needs at least one version of HTTP/],
    [{ gzip: 'yes' }, /gzip that is not true or false/],
    [{ unknownFields: 'kept' }, /not "ignored" or "refused"/],
    [{ zip: true }, /has an unknown field zip/],
  ])('%j is a usage error', (rpc, words) =>
    expect(() => targetOf('target', { base: 'http://127.0.0.1', rpc })).toThrow(words),
  )

  test('validates a response by its type and rules', () => {
    const { rpc } = of('UserTasksService.ListUserTasks')
    expect(rpc!.responseFault({}, false)).toBe(null)
    expect(rpc!.responseFault({ debug: true }, false)).toMatchObject({
      check: 'response_schema_conformance',
    })
    expect(rpc!.responseFault({ tasks: [{}] }, false)).toMatchObject({
      check: 'protovalidate_response',
    })
    const shown = rpc!.examples.find(
      ({ response }) => (response as { tasks?: object[] } | undefined)?.tasks?.length,
    )!.response as { tasks: object[] }
    const withKind = (kind: unknown) => ({ tasks: shown.tasks.map((task) => ({ ...task, kind })) })
    expect(rpc!.responseFault(withKind('USER_TASK_KIND_UNSPECIFIED'), false)).toEqual({
      check: 'protovalidate_response',
      words: 'returned tasks.kind as a value that servers never return',
    })
    expect(rpc!.responseFault(withKind(4711), false), 'a member of a later version').toBe(null)
    expect(rpc!.responseFault(Buffer.from([0x0a, 0x7f, 0x01]), true)).toMatchObject({
      check: 'response_schema_conformance',
    })
  })

  test('finds personal data by data class', () => {
    expect(
      [of('UserTasksService.ListUserTasks'), of('GoalsService.DeleteGoal')].map(
        (each) => each?.rpc?.isPersonal,
      ),
    ).toEqual([true, false])
  })
})

test('reports an invalid or missing image', async () => {
  await expect(rpcOperations('package.json', {}, '')).rejects.toMatchObject({ why: 'contract' })
  await expect(rpcOperations('no-such-folder', {}, '')).rejects.toMatchObject({ why: 'usage' })
})
