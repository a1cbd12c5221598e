import { expect, it } from 'vitest'
import { createLog, type LogLevel } from './createLog.ts'
import { plainLog } from './plainLog.ts'

const start = (level: LogLevel = 'info') => {
  const lines: string[] = []
  const log = createLog({ level, program: 'api', write: (line) => lines.push(line) })
  return { log, read: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

it('writes a JSON object a line, with level, ISO time, program, event and fields', () => {
  const { log, read } = start()
  log.info('request', { requestId: 'r-1', method: 'GET', status: 200 })
  expect(read()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      program: 'api',
      event: 'request',
      requestId: 'r-1',
      method: 'GET',
      status: 200,
    },
  ])
})

it('writes nothing below its level', () => {
  const { log, read } = start('warn')
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d', new Error('e'))
  expect(read().map(({ event }) => event)).toEqual(['c', 'd'])
})

it('shows the stack, code and causes of an error, and none of its other properties', () => {
  const { log, read } = start()
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(asha@example.org)' })
  log.error('request failed', new Error('mail to asha@example.org failed', { cause }))
  const [line] = read()
  expect(line).toMatchObject({
    event: 'request failed',
    error: {
      type: 'Error',
      message: 'mail to [mail] failed',
      stack: expect.stringContaining('createLog.test.ts'),
      cause: { message: 'duplicate key', code: '23505' },
    },
  })
  expect(JSON.stringify(line)).not.toContain('asha')
})

it('redacts texts of fields, except our own identifiers', () => {
  const { log, read } = start()
  const txnId = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  log.info('not believed', { txnId, reason: 'asha@example.org' })
  log.info('not believed', { txnId: 'asha@example.org' })
  expect(read()).toMatchObject([{ txnId, reason: '[mail]' }, { txnId: '[mail]' }])
})

it('writes a line break inside a value as part of one line', () => {
  const lines: string[] = []
  createLog({ level: 'info', program: 'api', write: (line) => lines.push(line) }).info('a', { reason: 'b\n{"c":1}' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trim().split('\n')).toHaveLength(1)
})

it('prints lines for people at a terminal', () => {
  const lines: string[] = []
  const log = plainLog((line) => lines.push(line))
  log.debug('hidden')
  log.info('payment opened', { txnId: 'T1', count: 2 })
  log.warn('payment not believed', { txnId: 'T1', reason: 'asha@example.org' })
  log.error('job failed', new Error('why'), { txnId: 'T1' })
  expect(lines.slice(0, 2)).toEqual([
    'payment opened txnId=T1 count=2',
    'warning payment not believed txnId=T1 reason=[mail]',
  ])
  expect(lines[2]).toMatch(/^error job failed txnId=T1: Error: why\n\s+at /)
})
