import {
  create,
  createFileRegistry,
  fromJson,
  toBinary,
  type DescService,
} from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'

export function text(name: string, number: number, more: object = {}) {
  return {
    name,
    number,
    type: 'TYPE_STRING',
    label: 'LABEL_OPTIONAL',
    jsonName: name,
    ...more,
  }
}

export const word = { type: 'TYPE_MESSAGE', typeName: '.echo.v1.Word' }

/** Two files, one of which imports the other; no rules, no NO_SIDE_EFFECTS, all kinds of call. */
const files = fromJson(FileDescriptorSetSchema, {
  file: [
    {
      name: 'echo/v1/word.proto',
      package: 'echo.v1',
      syntax: 'proto3',
      messageType: [{ name: 'Word', field: [text('text', 1)] }],
    },
    {
      name: 'echo/v1/echo.proto',
      package: 'echo.v1',
      syntax: 'proto3',
      dependency: ['echo/v1/word.proto'],
      messageType: [
        {
          name: 'SayRequest',
          field: [text('word', 1, word), text('count', 2, { type: 'TYPE_INT32' })],
        },
        { name: 'SayResponse', field: [text('word', 1, word)] },
      ],
      service: [
        {
          name: 'EchoService',
          method: ['Say', 'Repeat', 'Collect', 'Talk'].map((name) => ({
            name,
            inputType: '.echo.v1.SayRequest',
            outputType: '.echo.v1.SayResponse',
            clientStreaming: ['Collect', 'Talk'].includes(name),
            serverStreaming: ['Repeat', 'Talk'].includes(name),
          })),
        },
      ],
    },
  ],
})

/** The module as an image. */
export const image = toBinary(FileDescriptorSetSchema, create(FileDescriptorSetSchema, files))

/** The service of the module. */
export const service: DescService = createFileRegistry(files).getService('echo.v1.EchoService')!
