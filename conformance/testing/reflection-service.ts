import {
  createFileRegistry,
  fromBinary,
  fromJson,
  toBinary,
  type DescService,
} from '@bufbuild/protobuf'
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import type { ConnectRouter } from '@connectrpc/connect'

const field = (name: string, number: number, more: object = { type: 'TYPE_STRING' }) => ({
  name,
  number,
  label: 'LABEL_OPTIONAL',
  ...more,
})
const message = (typeName: string) => ({ type: 'TYPE_MESSAGE', typeName })
const list = { label: 'LABEL_REPEATED' }

/** The reflection protocol of gRPC (grpc/reflection/v1/reflection.proto), as far as it is used. */
const protocol = (version: string): DescService => {
  const name = `grpc.reflection.${version}`
  const oneof = { oneofIndex: 0 }
  const files = fromJson(FileDescriptorSetSchema, {
    file: [
      {
        name: `grpc/reflection/${version}/reflection.proto`,
        package: name,
        syntax: 'proto3',
        messageType: [
          {
            name: 'ServerReflectionRequest',
            oneofDecl: [{ name: 'message_request' }],
            field: [
              field('host', 1),
              field('file_by_filename', 3, { type: 'TYPE_STRING', ...oneof }),
              field('file_containing_symbol', 4, { type: 'TYPE_STRING', ...oneof }),
              field('list_services', 7, { type: 'TYPE_STRING', ...oneof }),
            ],
          },
          {
            name: 'ServerReflectionResponse',
            oneofDecl: [{ name: 'message_response' }],
            field: [
              field('valid_host', 1),
              field('file_descriptor_response', 4, { ...message(`.${name}.Files`), ...oneof }),
              field('list_services_response', 6, { ...message(`.${name}.Services`), ...oneof }),
              field('error_response', 7, { ...message(`.${name}.Fault`), ...oneof }),
            ],
          },
          {
            name: 'Files',
            field: [field('file_descriptor_proto', 1, { type: 'TYPE_BYTES', ...list })],
          },
          {
            name: 'Services',
            field: [field('service', 1, { ...message(`.${name}.Service`), ...list })],
          },
          { name: 'Service', field: [field('name', 1)] },
          {
            name: 'Fault',
            field: [field('error_code', 1, { type: 'TYPE_INT32' }), field('error_message', 2)],
          },
        ],
        service: [
          {
            name: 'ServerReflection',
            method: [
              {
                name: 'ServerReflectionInfo',
                inputType: `.${name}.ServerReflectionRequest`,
                outputType: `.${name}.ServerReflectionResponse`,
                clientStreaming: true,
                serverStreaming: true,
              },
            ],
          },
        ],
      },
    ],
  } as never)
  return createFileRegistry(files).getService(`${name}.ServerReflection`)!
}

interface Asked {
  readonly messageRequest: { readonly case?: string; readonly value?: string }
}

/**
 * Adds server reflection of an image to a server. Like grpc-java it answers with one file, so that
 * its imports must be asked for.
 */
export function addReflection(router: ConnectRouter, image: Uint8Array, version: string): void {
  const { file } = fromBinary(FileDescriptorSetSchema, image)
  const services = file.flatMap((each) =>
    each.service.map(({ name }) => ({ file: each, name: `${each.package}.${name}` })),
  )
  router.service(protocol(version), {
    serverReflectionInfo: async function* (asked: AsyncIterable<Asked>) {
      for await (const {
        messageRequest: { case: kind, value },
      } of asked) {
        const found =
          kind === 'fileByFilename'
            ? file.find(({ name }) => name === value)
            : services.find(({ name }) => name === value)?.file
        yield {
          messageResponse:
            kind === 'listServices'
              ? {
                  case: 'listServicesResponse',
                  value: { service: services.map(({ name }) => ({ name })) },
                }
              : found === undefined
                ? { case: 'errorResponse', value: { errorCode: 5, errorMessage: 'not found' } }
                : {
                    case: 'fileDescriptorResponse',
                    value: { fileDescriptorProto: [toBinary(FileDescriptorProtoSchema, found)] },
                  },
        }
      }
    },
  } as never)
}
