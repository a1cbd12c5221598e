import { expect, it } from 'vitest'
import type { PostRow } from '../../../shared/contract/content/blog.ts'
import { forReader } from './HomeStory.tsx'

const post = (id: number, lang: 'en' | 'hi') => ({ id, lang }) as PostRow
const rows = [post(9, 'en'), post(8, 'hi'), post(7, 'en'), post(6, 'en')]
const ids = (lang: 'en' | 'hi', count: number) => forReader(rows, lang, count).map(({ id }) => id)

it('shows posts in the reader’s language first, newest first, then the others', () => {
  expect(ids('en', 3)).toEqual([9, 7, 6])
  expect(ids('hi', 3)).toEqual([8, 9, 7])
  expect(ids('hi', 9)).toEqual([8, 9, 7, 6])
  expect(forReader([], 'hi', 3)).toEqual([])
})
