/** Whether a module is the address of a gRPC server, which describes itself by reflection. */
export function isGrpcAddress(module: string): boolean {
  return /^grpcs?:\/\//.test(module)
}

/** The HTTP address of a gRPC one: `grpc://` is HTTP/2 without TLS. */
export function httpAddress(module: string): string {
  return module.replace(/^grpc/, 'http').replace(/\/$/, '')
}
