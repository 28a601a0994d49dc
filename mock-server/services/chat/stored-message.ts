import { type DescMessage, fromJsonString, type MessageShape } from '@bufbuild/protobuf'

/** Parses a stored chat message. Older databases hold days as text. */
export function fromStored<Desc extends DescMessage>(desc: Desc, json: string): MessageShape<Desc> {
  return fromJsonString(
    desc,
    json.replaceAll(
      /"(start|end|day)":"(\d{4})-0?(\d{1,2})-0?(\d{1,2})"/g,
      '"$1":{"year":$2,"month":$3,"day":$4}',
    ),
  )
}
