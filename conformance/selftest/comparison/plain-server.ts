import { fieldsOf } from '../../contract/json.ts'
import {
  correctResponse,
  startToy,
  type ToyServer,
  type ToyRequest,
  type ToyResponse,
} from '../../testing/toy-server.ts'

const whole = (note: object): object => ({
  made: '2026-11-20',
  at: '2026-11-20T10:00:00Z',
  stars: 4,
  mood: 'GOOD',
  mail: 'rosa@example.com',
  serial: 17,
  replies: [{ text: 'Well done' }],
  ...note,
})

const answer = (request: ToyRequest): ToyResponse => {
  const response = correctResponse(request)
  if (response.status >= 300) return response
  return {
    ...response,
    json:
      request.method === 'GET'
        ? [whole({ id: 'n-1', text: 'Slept well' })]
        : whole({ ...fieldsOf(response.json) }),
  }
}

/** Starts a server that conforms to the plain contract. */
export function startPlain(): Promise<ToyServer> {
  return startToy(answer)
}
