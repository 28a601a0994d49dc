import { createFileRegistry, fromJson, toBinary, type DescService } from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import {
  Code,
  ConnectError,
  type ConnectRouter,
  type HandlerContext,
  type Interceptor,
} from '@connectrpc/connect'
import { compressionGzip, connectNodeAdapter } from '@connectrpc/connect-node'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { listenBoth, type Incoming, type OutgoingResponse } from '../selftest/http1-and-2-server.ts'
import { selfSigned } from './certificate.ts'
import { TOY_TOKEN } from './toy-server.ts'

const text = (name: string, number: number) => ({
  name,
  number,
  type: 'TYPE_STRING',
  label: 'LABEL_OPTIONAL',
  jsonName: name,
})
const method = (name: string, more: object = {}) => ({
  name,
  inputType: `.toy.v1.${name}Request`,
  outputType: `.toy.v1.${name}Response`,
  ...more,
})

const files = fromJson(FileDescriptorSetSchema, {
  file: [
    {
      name: 'toy/v1/notes.proto',
      package: 'toy.v1',
      syntax: 'proto3',
      messageType: [
        { name: 'GetNoteRequest', field: [text('id', 1)] },
        { name: 'GetNoteResponse', field: [text('id', 1), text('text', 2)] },
        { name: 'AddNoteRequest', field: [text('text', 1)] },
        { name: 'AddNoteResponse', field: [text('id', 1)] },
        { name: 'WatchNotesRequest' },
        { name: 'WatchNotesResponse', field: [text('id', 1)] },
      ],
      service: [
        {
          name: 'NotesService',
          method: [
            method('GetNote', { options: { idempotencyLevel: 'NO_SIDE_EFFECTS' } }),
            method('AddNote'),
            method('WatchNotes', { serverStreaming: true }),
          ],
        },
      ],
    },
  ],
})

/** The image of the notes module, as `buf build` writes it. */
export function notesImage(): Uint8Array {
  return toBinary(FileDescriptorSetSchema, files)
}

const service = createFileRegistry(files).getService('toy.v1.NotesService') as DescService

const signedIn: Interceptor = (next) => (request) => {
  if (request.header.get('authorization') !== `Bearer ${TOY_TOKEN}`)
    throw new ConnectError('Sign in.', Code.Unauthenticated)
  return next(request)
}

type Watch = (context: HandlerContext) => AsyncIterable<object>

const twoNotes: Watch = async function* () {
  yield { id: 'n-1' }
  yield { id: 'n-2' }
}

/** Deviations of a reference server. */
export interface ReferenceOverrides {
  readonly watch?: Watch
  readonly refusesUnknown?: boolean
  /** Accepts unauthenticated requests. */
  readonly isOpen?: boolean
  /** Receives each new note; what it throws is a server error. */
  readonly addNote?: (message: { readonly text: string }) => void
}

/** A third-party server of the notes (connect-node), combined with a REST handler. */
const handlerOf = (
  rest: (incoming: Incoming, outgoing: OutgoingResponse) => void,
  {
    watch = twoNotes,
    refusesUnknown = false,
    isOpen = false,
    addNote = () => {},
  }: ReferenceOverrides,
) =>
  connectNodeAdapter({
    routes: (router: ConnectRouter) =>
      void router.service(service, {
        getNote: () => ({ id: 'n-1', text: 'Slept well' }),
        addNote: (message: { text: string }) => {
          addNote(message)
          return { id: 'n-2' }
        },
        watchNotes: (_request: object, context: HandlerContext) => watch(context),
      } as never),
    interceptors: isOpen ? [] : [signedIn],
    acceptCompression: [compressionGzip],
    compressMinBytes: 0,
    jsonOptions: { ignoreUnknownFields: !refusesUnknown },
    // connect-node has its own types for both servers' requests and responses.
    fallback: rest as never,
  })

/** Starts the server over HTTP/1.1 and h2c on one port. */
export function startReference(
  rest: (incoming: Incoming, outgoing: OutgoingResponse) => void,
  otherwise: ReferenceOverrides = {},
) {
  return listenBoth(handlerOf(rest, otherwise))
}

/** Starts the server over TLS with negotiated HTTP; `ca` is its certificate. */
export async function startSecureReference(
  rest: (incoming: Incoming, outgoing: OutgoingResponse) => void,
): Promise<{ address: string; ca: string; close: () => Promise<void> }> {
  const { key, cert } = selfSigned()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, handlerOf(rest, {}))
  const sockets = new Set<{ destroy: () => void }>()
  server.on('secureConnection', (socket) => sockets.add(socket))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    ca: cert,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}
