import { type BuiltFile, pickEncoding } from './builtFiles.ts'

/** Answers a request with a file: 304 if the browser has it, else the smallest encoding it accepts, with its length. */
export function sendFile(request: Request, file: BuiltFile, headers: Record<string, string>, status = 200): Response {
  const encoding = pickEncoding(file, request.headers.get('Accept-Encoding') ?? '')
  const body = file.bodies[encoding] ?? file.bodies.identity
  // Each encoding has its own ETag; If-None-Match compares weakly.
  const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  const common = { Vary: 'Accept-Encoding', ...headers, ETag: etag, 'X-Content-Type-Options': 'nosniff' }
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return new Response(null, { status: 304, headers: common })
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...common,
      'Content-Type': file.type,
      'Content-Length': String(body.byteLength),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  })
}
