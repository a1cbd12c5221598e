import { expect, it } from 'vitest'
import { attributesOf, rightWord } from './settings.ts'

it('writes what a page says as attributes, and leaves out what changes nothing', () => {
  expect(
    attributesOf({ partner: '', projectId: 3, theme: 'auto', accent: '#e2912a', apiRoot: 'https://a.example' }),
  ).toEqual({ 'data-project-id': '3', 'data-api-root': 'https://a.example' })
})

it.each([
  ['lang', 'hi-IN', 'hi-IN'],
  ['lang', ' Hindi ', 'hi'],
  ['lang', 'fr', null],
  ['theme', 'Dark ', 'dark'],
  ['theme', 'night', null],
  ['floating', 'Left', 'bottom-left'],
  ['floating', 'middle', 'bottom-right'],
  ['partner', 'Any Text', 'Any Text'],
])('%s: %j should be %j', (name, given, right) => {
  expect(rightWord(name, given)).toBe(right)
})
