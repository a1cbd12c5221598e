/** Ways in which public answers, refusals and headers can break the contract. */
import { isCall, payloadOf, type Planted, withAnswer, withHeader } from './planting.ts'

export const plantedInPublicAnswers: readonly Planted[] = [
  {
    what: 'an envelope whose status is a text',
    blamed: 'envelope',
    plant: withAnswer('get-contact-details', (envelope) => ({ ...envelope, status: 'true' })),
  },
  {
    what: 'another content type',
    blamed: 'json-type',
    plant: withHeader('content-type', 'text/plain', (sent) => isCall(sent, 'donation/require-item')),
  },
  {
    what: 'an HTML page for what does not exist',
    blamed: 'json-body',
    plant: async (_, real) => {
      const got = await real()
      return got.status === 404
        ? { status: 404, headers: { ...got.headers, 'content-type': 'text/html' }, text: '<h1>Not found</h1>' }
        : got
    },
  },
  {
    what: 'a refusal with the status code 200',
    blamed: 'status-code',
    plant: async (_, real) => {
      const got = await real()
      return got.status === 422 ? { ...got, status: 200 } : got
    },
  },
  {
    what: 'a fault for broken JSON',
    blamed: 'no-fault',
    plant: async (_, real) => {
      const got = await real()
      return got.status === 400 ? { ...got, status: 500, text: 'Internal Server Error' } : got
    },
  },
  {
    what: 'no permission for foreign pages to read public answers',
    blamed: 'cors-public',
    plant: withHeader('access-control-allow-origin', undefined, (sent) => isCall(sent, 'project/dropdown-list')),
  },
  {
    what: 'permission for every page to make a donor’s call',
    blamed: 'cors-donor',
    plant: withHeader(
      'access-control-allow-origin',
      'https://conformance.invalid',
      ({ url, headers }) => url.endsWith('payment-detail') && headers['Origin'] === 'https://conformance.invalid',
    ),
  },
  {
    what: 'refusals that the site may not read',
    blamed: 'cors-refusals',
    plant: withHeader('access-control-allow-origin', undefined, (_, { status }) => status === 401),
  },
  {
    what: 'a cookie',
    blamed: 'no-credentials',
    plant: withHeader('set-cookie', 'id=1', (sent) => isCall(sent, 'about-us')),
  },
  {
    what: 'a salt in a public answer',
    blamed: 'no-secrets',
    plant: withAnswer('get-contact-details', (envelope) => ({
      ...envelope,
      data: { ...envelope.data, payment: { provider: 'PayU', ways: ['UPI'], merchant_salt: 'k1nara' } },
    })),
  },
  {
    what: 'a project without a purpose',
    blamed: 'purposes',
    plant: withAnswer('donation/require-item', (envelope, sent) =>
      payloadOf(sent)['project_id'] === 1 ? { ...envelope, data: { ...envelope.data, purpose: [] } } : envelope,
    ),
  },
  {
    what: 'a price with a fraction',
    blamed: 'site-featured-project',
    plant: withAnswer('featured-project', (envelope) => ({ ...envelope, data: { ...envelope.data, price: 12.5 } })),
  },
  {
    what: 'a list that is not sorted',
    blamed: 'site-blog',
    plant: withAnswer('blog', (envelope) => ({
      ...envelope,
      data: { ...envelope.data, rows: [envelope.data['rows']].flat().toReversed() },
    })),
  },
  {
    what: 'another refusal than 401 for a session that has ended',
    blamed: 'signed-out',
    plant: async (sent, real) => {
      const got = await real()
      return got.status === 401 && isCall(sent, 'donation/update-status') ? { ...got, status: 403 } : got
    },
  },
  {
    what: 'sentences in one language only',
    blamed: 'languages',
    plant: async (sent, real) => {
      const got = await real()
      return sent.headers['Accept-Language'] === 'hi'
        ? { ...got, text: JSON.stringify({ ...JSON.parse(got.text), message: 'Please check the fields.' }) }
        : got
    },
  },
]
