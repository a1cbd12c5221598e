import { expect, it } from 'vitest'
import { readText, formFields, readForm } from './readRequest.ts'

const urlencoded = 'application/x-www-form-urlencoded'

it.each([
  [urlencoded, 'firstname=Jos%C3%A9+D', 'José D'],
  [`${urlencoded}; charset=UTF-8`, 'firstname=Jos%C3%A9', 'José'],
  [`${urlencoded}; charset=ISO-8859-1`, 'firstname=Jos%E9+D', 'José D'],
  [`${urlencoded};charset="windows-1252"`, 'firstname=%80%201=2', '€ 1=2'],
])('reads the character set that %s declares', async (type, text, firstname) => {
  expect(await formFields(text, type)).toEqual({ firstname })
})

it('reads bytes that a form does not escape', async () => {
  const type = `${urlencoded}; charset=iso-8859-1`
  const request = new Request('http://api.test', {
    method: 'POST',
    body: Buffer.from('firstname=Jos\xe9&city=Pune', 'latin1'),
    headers: { 'Content-Type': type },
  })
  expect(await readForm(request)).toEqual({ firstname: 'José', city: 'Pune' })
})

it('refuses a character set that nobody knows', async () => {
  await expect(formFields('a=b', `${urlencoded}; charset=klingon`)).rejects.toMatchObject({ status: 400 })
})

it('takes a body that breaks off for the fault of the client', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('firstname='))
      controller.error(new Error('Client connection prematurely closed.'))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const request = new Request('http://api.test', init)
  await expect(readText(request)).rejects.toMatchObject({ status: 400, code: 'malformed' })
})
