import { expect, it } from 'vitest'
import { explain } from './explain.ts'

it('reports an error with its causes', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('and 127.0.0.1:5432')])
  const error = new Error('Migration failed', { cause: refused })
  expect(explain(error)).toBe('Migration failed: connect ECONNREFUSED ::1:5432, and 127.0.0.1:5432')
  expect(explain(new Error('', { cause: 'a word' }))).toBe('Error: a word')
})
