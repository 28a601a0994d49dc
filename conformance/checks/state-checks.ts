import { shortened } from './shown-values.ts'
import { at, canonical, pointerOf } from '../contract/json.ts'
import type { Check } from './check.ts'

/** Unauthenticated requests return 401, or 403 if the contract documents only that. */
export const ignoredAuth: Check = ({ testCase, response, operation }) =>
  testCase.expects === 'deny' &&
  testCase.check === 'ignored_auth' &&
  response.status !== 401 &&
  !(response.status === 403 && operation.answers.has('403') && !operation.answers.has('401')) &&
  !(response.status === 400 && testCase.name.endsWith('/malformed')) &&
  !(response.status >= 500)
    ? [
        {
          // Which other error it is differs by operation, and says little.
          words: `returned ${response.status < 400 ? response.status : 'another error'} instead of 401: ${testCase.about}`,
          promise: operation.pointer,
        },
      ]
    : []

export const logoutRevokes: Check = ({ testCase, response, operation }) =>
  testCase.check === 'logout_revokes' && response.status < 400
    ? [
        {
          words: `returned ${response.status} for a session that was signed out`,
          promise: operation.pointer,
        },
      ]
    : []

/** Data of one member must not be readable by another member. */
export const otherMember: Check = ({ testCase, response, operation }) =>
  testCase.check === 'other_member' &&
  response.status !== 403 &&
  response.status !== 404 &&
  response.status < 500
    ? [
        {
          words: `returned ${response.status} instead of 403 or 404 for another member's resource`,
          promise: operation.pointer,
        },
      ]
    : []

/** A view-only session must be refused every write. */
export const viewOnly: Check = ({ testCase, response, operation }) =>
  testCase.check === 'view_only' && response.status !== 403 && response.status < 500
    ? [
        {
          words: `returned ${response.status} instead of 403 for a write of a view-only persona`,
          promise: operation.pointer,
        },
      ]
    : []

export const useAfterFree: Check = ({ testCase, response, operation }) =>
  testCase.expects === 'gone' && response.status < 400
    ? [{ words: `returned ${response.status} for a deleted resource`, promise: operation.pointer }]
    : []

export const ensureResourceAvailability: Check = ({ testCase, response, operation }) =>
  testCase.check === 'ensure_resource_availability' &&
  (response.status === 404 || response.status === 410)
    ? [
        {
          words: `returned ${response.status} for a resource that the call before created`,
          promise: operation.pointer,
        },
      ]
    : []

export const readAfterWrite: Check = ({ testCase, response, value, operation, vocabulary }) => {
  if (testCase.check !== 'read_after_write' || response.status !== 200) return []
  const lost = (testCase.holds ?? []).filter(
    ([name, put]) => canonical(at(value, pointerOf(name))) !== canonical(put),
  )
  return lost.length === 0
    ? []
    : [
        {
          words: `a read does not return the written fields: ${lost.map(([name]) => vocabulary.name(name)).join(', ')}`,
          promise: operation.pointer,
          ...(vocabulary.isMasked
            ? {}
            : {
                values: {
                  expected: shortened(JSON.stringify(Object.fromEntries(lost))),
                  actual: shortened(
                    JSON.stringify(
                      Object.fromEntries(lost.map(([name]) => [name, at(value, pointerOf(name))])),
                    ),
                  ),
                },
              }),
        },
      ]
}
