import { expect, it } from 'vitest'
import { meantWords } from './meantWords.ts'

it.each([
  ['/kitchen', 'kitchen'],
  ['/blog/free-kitchen_2.html', 'blog free kitchen'],
  ['/a/b/c/school/library/books/list', 'library books list'],
  ['/%E0%A4%B0%E0%A4%B8%E0%A5%8B%E0%A4%88', 'रसोई'],
  ['/half%E0%A4', 'half'],
  ['/12/34', ''],
  ['', ''],
  [`/${'x'.repeat(200)}`, 'x'.repeat(80)],
])('reads %s as the words %s', (from, words) => {
  expect(meantWords(from)).toBe(words)
})
