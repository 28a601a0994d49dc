import { hasOption, ScalarType, type DescField } from '@bufbuild/protobuf'
import { field as fieldRules } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'

const signed = (bits: bigint): string[] => [
  String(-(2n ** (bits - 1n))),
  String(2n ** (bits - 1n) - 1n),
]
const unsigned = (bits: bigint): string[] => ['0', String(2n ** bits - 1n)]

/** The smallest and the largest value of each type of integer, as the JSON of 64 bits has them. */
const limits = new Map<ScalarType, readonly string[]>([
  [ScalarType.INT32, signed(32n)],
  [ScalarType.SINT32, signed(32n)],
  [ScalarType.SFIXED32, signed(32n)],
  [ScalarType.UINT32, unsigned(32n)],
  [ScalarType.FIXED32, unsigned(32n)],
  [ScalarType.INT64, signed(64n)],
  [ScalarType.SINT64, signed(64n)],
  [ScalarType.SFIXED64, signed(64n)],
  [ScalarType.UINT64, unsigned(64n)],
  [ScalarType.FIXED64, unsigned(64n)],
])

/** The limits of an integer without rules, which only its type bounds. */
export function scalarLimits(field: DescField): { rule: string; value: string }[] {
  if (field.fieldKind !== 'scalar' || hasOption(field, fieldRules)) return []
  const [minimum, maximum] = limits.get(field.scalar) ?? []
  return minimum === undefined || maximum === undefined
    ? []
    : [
        { rule: 'minimum', value: minimum },
        { rule: 'maximum', value: maximum },
      ]
}
