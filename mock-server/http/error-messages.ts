import type { Schema } from '../handlers/rest-call.ts'
import { problem } from './problem.ts'

export type MessageLanguage = 'en-US' | 'es-US'

export function languageOf(accepted: string | undefined): MessageLanguage {
  return /^\s*es\b/i.test(accepted ?? '') ? 'es-US' : 'en-US'
}

/** Messages of the gateway for requests that match no operation or cannot be read. */
const words = {
  400: ['invalid_request', 'The request cannot be read.', 'No se puede leer la solicitud.'],
  404: ['not_found', 'The contract has no such operation.', 'El contrato no tiene esa operación.'],
  405: [
    'method_not_allowed',
    'The contract has this path for other methods only.',
    'El contrato tiene esta ruta solo para otros métodos.',
  ],
  408: ['request_timeout', 'The request did not end in time.', 'La solicitud no terminó a tiempo.'],
  413: ['too_large', 'That is too large to send.', 'Eso es demasiado grande para enviarlo.'],
  415: [
    'unsupported_media_type',
    'The content type of this request is not supported.',
    'El tipo de contenido de esta solicitud no se admite.',
  ],
  417: [
    'expectation_failed',
    'Nothing but 100-continue can be expected.',
    'Solo se puede esperar 100-continue.',
  ],
  431: [
    'headers_too_large',
    'The headers of the request are too large.',
    'Los encabezados de la solicitud son demasiado grandes.',
  ],
  503: [
    'temporarily_unavailable',
    'This is not available right now. Please try again in a few minutes.',
    'Esto no está disponible ahora. Inténtelo de nuevo en unos minutos.',
  ],
} as const

export type GatewayStatus = keyof typeof words

/** Builds the contract's error body for an error of the gateway. */
export function gatewayProblem(
  status: GatewayStatus,
  language: MessageLanguage = 'en-US',
  details: readonly string[] = [],
): Schema<'Problem'> {
  const [error, english, spanish] = words[status]
  return problem(status, error, language === 'es-US' ? spanish : english, details)
}
