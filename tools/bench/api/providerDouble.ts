import { listen, type Listening } from '../../../demo/stack/listen.ts'

/** A provider that has never heard of a payment: the usual answer while the donor is still typing. Its list of a day is empty. */
export const startProviderDouble = (): Promise<Listening> =>
  listen(async (request) => {
    const txnIds = (new URLSearchParams(await request.text()).get('var1') ?? '').split('|')
    const unknown = { mihpayid: 'Not Found', status: 'Not Found' }
    return Response.json({
      status: 1,
      msg: '',
      Transaction_details: [],
      transaction_details: Object.fromEntries(txnIds.map((id) => [id, unknown])),
    })
  })
