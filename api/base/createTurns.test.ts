import { expect, it } from 'vitest'
import { createTurns } from './createTurns.ts'

it('runs one after the other, and refuses what would wait behind too many', async () => {
  const inTurn = createTurns({ waiting: 2 })
  const order: string[] = []
  let release = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (release = resolve)))
  const second = inTurn(async () => void order.push('second'))
  const third = inTurn(async () => Promise.reject(new Error('broken')))
  await expect(inTurn(async () => void order.push('fourth'))).rejects.toMatchObject({ status: 429, code: 'busy' })
  release()
  await Promise.all([first, second])
  await expect(third).rejects.toThrow('broken')
  await inTurn(async () => void order.push('later'))
  expect(order).toEqual(['second', 'later'])
})
