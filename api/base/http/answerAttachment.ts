/** A file to keep. Its name must be plain Latin letters, digits, `-`, `_` and `.`. */
export function answerAttachment(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type: string,
  name: string,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** A text that is sent while its parts are made: the next one when the client has taken the last. */
export function streamText(parts: AsyncIterable<string> | Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const rest = toAsync(parts)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rest.return(undefined)
    },
  })
}

async function* toAsync(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield* parts
}

/** A CSV file to keep, sent while its parts are made. Its name must be plain Latin letters, digits, `-`, `_` and `.`. */
export const answerCsv = (parts: AsyncIterable<string> | Iterable<string>, name: string): Response =>
  answerAttachment(streamText(parts), 'text/csv; charset=utf-8', name)
