import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import type { Handler, PublicHandler } from '../call.ts'
import { createTestApi } from '../testing/testApi.ts'
import { dated, ownRead, ownWrite, publicRead } from './callers.ts'

const query = z.object({ page: z.string() })
const body = z.object({ id: z.number() })
const answers = async () => ({ data: null })
const ofQuery: Handler<typeof query> = answers
const ofBody: Handler<typeof body> = answers
const ofBoth: Handler<typeof query, typeof body> = answers
const ofVisitor: PublicHandler<typeof query> = answers

/** The compiler runs this test: each line that must not compile says so. */
it('takes no handler that expects something else than the route reads', () => {
  ownRead('right', '', { query, handle: ofQuery })
  ownWrite('right', '', { query, body, handle: ofBoth })
  publicRead('right', '', { query, handle: ofVisitor })
  // @ts-expect-error Nothing reads the payload.
  ownWrite('no schema', '', { handle: ofBody })
  // @ts-expect-error The payload has no page.
  ownWrite('payload for query', '', { body, handle: ofQuery })
  // @ts-expect-error Nothing reads the query.
  ownWrite('one of two', '', { body, handle: ofBoth })
  // @ts-expect-error The number is read as a text.
  ownWrite('another type', '', { body: z.object({ id: z.string() }), handle: ofBody })
  expect(dated(() => body).body).toBe(body)
})

it('refuses a payload before the handler runs, and a caller before the payload', async () => {
  const api = await createTestApi()
  const send = async (more: { token?: string }) =>
    (await api.send('staff/close-case', { json: { id: 'x' }, ...more })).refusal
  expect(await send({})).toEqual({ code: 'unauthorized' })
  expect(await send({ token: await api.signIn('asha@example.org') })).toEqual({ code: 'staff' })
  const fields = { id: 'invalid', note: 'required' }
  expect(await send({ token: await api.signIn('accounts@example.org') })).toEqual({ code: 'invalid', fields })
  await api.close()
})
