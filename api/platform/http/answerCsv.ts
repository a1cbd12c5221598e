/** A CSV file to keep, sent while its parts are made. Its name must be plain Latin letters, digits, `-`, `_` and `.`. */
export function answerCsv(parts: AsyncIterable<string> | Iterable<string>, name: string): Response {
  const encoder = new TextEncoder()
  const rest = toAsync(parts)
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await rest.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function* toAsync(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield* parts
}
