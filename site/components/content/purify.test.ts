/** @vitest-environment jsdom -- the sanitiser needs a complete parser, which the other tests' environment has not */
import { expect, it } from 'vitest'
import { purify } from './purify.ts'

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  ' /\n\\evil.test',
  '/&#92;evil.test',
])('drops a link to another host in the form %j', (address) => {
  expect(purify(`<p><a href="${address}">text</a></p>`)).toBe('<p><a>text</a></p>')
  expect(purify(`<p><img src="${address}" alt="x"></p>`)).not.toContain('evil')
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'donate'])('drops the address %s', (address) => {
  expect(purify(`<a href="${address}">text</a>`)).toBe('<a>text</a>')
})

it.each(['/blog', '/blog?page=2#top', '#part', 'mailto:a@b.in', 'tel:+911'])('keeps the address %s', (address) => {
  expect(purify(`<a href="${address}">text</a>`)).toBe(`<a href="${address}">text</a>`)
})

it('drops what opens the dialog or changes what a page says: data, aria, class, id, style', () => {
  const all = 'data-donate data-donate-amount="50000" aria-label="x" class="x" id="x" style="color:red" onclick="x()"'
  expect(purify(`<p ${all}>text</p>`)).toBe('<p>text</p>')
  expect(purify(`<a href="/blog" ${all}>text</a>`)).toBe('<a href="/blog">text</a>')
  expect(purify('<donate-button amount="50000">Give</donate-button>')).not.toContain('donate-button')
})
