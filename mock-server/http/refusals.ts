import { Code } from '@connectrpc/connect'
import type { Schema } from '../handlers/rest-call.ts'
import { problem } from './problem.ts'
import type { MessageLanguage } from '../../contracts/read/rpc-errors.ts'

export function languageOf(accepted: string | undefined): MessageLanguage {
  return /^\s*es\b/i.test(accepted ?? '') ? 'es-US' : 'en-US'
}

/**
 * `error` is the error of a problem and the key of its example; `rpc` is a name in errors.yaml, or a
 * code that has the same message.
 */
type Refusal = readonly [error: string, rpc: string | Code, english: string, spanish: string]

/** HTTP statuses with which the gateway answers before a handler runs. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 417 | 431 | 503

export const refusals: Readonly<Record<RefusalStatus, Refusal>> = {
  400: [
    'invalid_request',
    'invalid-argument',
    'The request cannot be read.',
    'No se puede leer la solicitud.',
  ],
  403: [
    'view_only',
    'view-only',
    'Staff can view this account, but not change it. Nothing was changed.',
    'El personal puede ver esta cuenta, pero no cambiarla. Nada cambió.',
  ],
  404: [
    'not_found',
    Code.Unimplemented,
    'The contract has no such operation.',
    'El contrato no tiene esa operación.',
  ],
  405: [
    'method_not_allowed',
    Code.Unimplemented,
    'The contract has this path for other methods only.',
    'El contrato tiene esta ruta solo para otros métodos.',
  ],
  408: [
    'request_timeout',
    Code.DeadlineExceeded,
    'The request did not end in time.',
    'La solicitud no terminó a tiempo.',
  ],
  413: [
    'too_large',
    Code.ResourceExhausted,
    'That is too large to send.',
    'Eso es demasiado grande para enviarlo.',
  ],
  415: [
    'unsupported_media_type',
    'invalid-argument',
    'The content type of this request is not supported.',
    'El tipo de contenido de esta solicitud no se admite.',
  ],
  417: [
    'expectation_failed',
    Code.InvalidArgument,
    'Nothing but 100-continue can be expected.',
    'Solo se puede esperar 100-continue.',
  ],
  431: [
    'headers_too_large',
    Code.ResourceExhausted,
    'The headers of the request are too large.',
    'Los encabezados de la solicitud son demasiado grandes.',
  ],
  503: [
    'temporarily_unavailable',
    'unavailable',
    'This is not available right now. Please try again in a few minutes.',
    'Esto no está disponible ahora. Inténtelo de nuevo en unos minutos.',
  ],
}

export function refusalMessage(status: RefusalStatus, language: MessageLanguage): string {
  const [, , english, spanish] = refusals[status]
  return language === 'es-US' ? spanish : english
}

/** Builds the contract's error body for an error of the gateway. */
export function gatewayProblem(
  status: RefusalStatus,
  language: MessageLanguage = 'en-US',
  details: readonly string[] = [],
): Schema<'Problem'> {
  return problem(status, refusals[status][0], refusalMessage(status, language), details)
}
