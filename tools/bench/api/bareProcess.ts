/**
 * A bare server that answers two bytes: what this machine does at most. A POST gets the answer of a provider that has never heard of a payment.
 * That is the usual one while the donor is still typing. Its list of a day is empty. It ends with its parent.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const unknown = { mihpayid: 'Not Found', status: 'Not Found' }

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end('{}')
  const txnIds = (new URLSearchParams(await text(request)).get('var1') ?? '').split('|')
  const transaction_details = Object.fromEntries(txnIds.map((id) => [id, unknown]))
  return response.end(JSON.stringify({ status: 1, msg: '', Transaction_details: [], transaction_details }))
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => process.exit())
