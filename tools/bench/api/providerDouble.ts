import { createServer } from 'node:http'

/** A provider that has never heard of a payment: the usual answer while the donor is still typing. Its list of a day is empty. */
export async function startProviderDouble(): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const txnIds = (new URLSearchParams(body).get('var1') ?? '').split('|')
    const unknown = { mihpayid: 'Not Found', status: 'Not Found' }
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({
        status: 1,
        msg: '',
        Transaction_details: [],
        transaction_details: Object.fromEntries(txnIds.map((id) => [id, unknown])),
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
