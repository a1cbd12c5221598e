import { describe, expect, it } from 'vitest'
import { apiVariables, readEnvironment } from './environment.ts'
import { startOptions } from './startOptions.ts'
import { defaultSettings } from '../base/config.ts'
import { production } from '../testing/kindTrust.ts'

const noFile = (path: string): string => {
  throw new Error(`no ${path}`)
}
const problemsOf = (change: Record<string, string | undefined>): readonly string[] => {
  const read = readEnvironment({ ...production, ...change }, noFile)
  return read.ok ? [] : read.problems
}

describe('the environment of the API', () => {
  it('is complete with the variables of a small trust', () => {
    const read = readEnvironment(production, noFile)
    expect(read).toMatchObject({
      ok: true,
      values: {
        API_URL: 'https://api.kind.example/donate/api',
        API_PORT: 4301,
        HOST: '127.0.0.1',
        TRUSTED_PROXIES: 1,
        PAYU_SALT: ['Zq81LmPp02Vt', 'Yw77NnRr33Bb'],
        OFFLINE_ONLY: false,
        RECONCILE_DAYS: 10,
        CHANGES_DAYS: 180,
        PAYOUT_DAYS: 5,
        DATABASE_POOL: 10,
      },
    })
  })

  it('needs nothing outside production', () => {
    expect(readEnvironment({}, noFile)).toMatchObject({ ok: true, values: { DATABASE_URL: undefined } })
  })

  it('has an example of each variable that its own rule accepts', () => {
    for (const [name, { rule, example }] of Object.entries(apiVariables))
      expect(rule.schema.safeParse(example).success, name).toBe(true)
  })

  it('gives each setting of the table to the program', () => {
    const change = { EXPIRY_DAYS: '40', OFFLINE_ONLY: '1', PAYOUT_DAYS: '7', STAFF_SECOND_FACTOR: 'optional' }
    const read = readEnvironment({ ...production, ...change }, noFile)
    const settings = read.ok ? startOptions(read.values).settings : {}
    expect(settings).toMatchObject({ expiryDays: 40, offlineOnly: true, payoutDays: 7, staffSecondFactor: 'optional' })
    expect(settings).not.toHaveProperty('carrierRanges')
    expect(Object.keys(defaultSettings)).toEqual(expect.arrayContaining(Object.keys(settings ?? {})))
  })

  it('sends SMS only with everything that carriers ask for', () => {
    const entries = Object.entries(apiVariables).filter(([name]) => name.startsWith('SMS_'))
    const all = Object.fromEntries(entries.map(([name, { example }]) => [name, example]))
    const smsOf = (change: object) => {
      const read = readEnvironment({ ...production, ...change }, noFile)
      return read.ok && startOptions(read.values).sms
    }
    expect(smsOf({})).toBeUndefined()
    expect(smsOf(all)).toHaveProperty('deliver')
    const problems = problemsOf({ ...all, SMS_SENDER: '', SMS_ENTITY: '' })
    expect(problems.map((line) => line.split(' ')[0])).toEqual(['SMS_SENDER', 'SMS_ENTITY'])
    expect(problemsOf({ ...all, SMS_TEMPLATES: 'en=11070000001' })[0]).toMatch(/^SMS_TEMPLATES must be/)
  })

  it('requires a second factor of staff in production', () => {
    const read = readEnvironment(production, noFile)
    expect(read.ok && startOptions(read.values).settings).toMatchObject({ staffSecondFactor: 'required' })
  })

  it('names all missing variables at once, each with an example', () => {
    const read = readEnvironment({ NODE_ENV: 'production' }, noFile)
    const problems = read.ok ? [] : read.problems
    const wanted = [
      'DATABASE_URL',
      'CONTENT_DIR',
      'API_URL',
      'SITE_URL',
      'TRUSTED_PROXIES',
      'PAYMENT_URL',
      'PAYU_KEY',
      'PAYU_SALT',
    ]
    for (const name of [...wanted, 'SMTP_URL', 'MAIL_FROM']) {
      const problem = problems.find((line) => line.startsWith(name))
      expect(problem ?? '', name).toMatch(new RegExp(`is missing.*for example ${name}=\\S`))
    }
  })

  it.each([
    ['API_PORT', 'eighty'],
    ['API_PORT', '70000'],
    ['API_URL', 'donate.example.org'],
    ['API_URL', 'https://donate.example.org/api?x=1'],
    ['TRUSTED_PROXIES', '-1'],
    ['DATABASE_URL', 'mysql://user:hush@host/db'],
    ['OFFLINE_ONLY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['PAYU_SALT', 'one,,two'],
    ['CARRIER_RANGES', '49.32.0.0/12,jio'],
    ['CARRIER_RANGES', '49.32.0.256/12'],
    ['SMTP_URL', 'https://user:hush@smtp.example.org'],
  ])('explains a wrong %s with an example, and does not show its value', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must be .*for example ${name}=`))
    expect(problems[0]).not.toContain('hush')
  })

  it.each([
    ['DATABASE_URL', 'postgres://u:hush@db.example.org/donate'],
    ['DATABASE_URL', 'postgres://u:hush@10.0.0.7/donate?sslmode=prefer'],
    ['PAYU_KEY', 'KinaraTest'],
    ['PAYU_KEY', 'gtKFFx'],
    ['PAYU_KEY', apiVariables.PAYU_KEY.example],
    ['PAYU_SALT', 'k1naraSevaNyasSandb0xSalt2025x32'],
    ['PAYU_SALT', 'Zq81LmPp02Vt,changeme'],
    ['PAYU_SALT', apiVariables.PAYU_SALT.example],
    ['API_URL', 'http://donate.example.org/api'],
    ['SITE_URL', 'http://localhost.example.org'],
    ['PAYU_INFO_URL', 'http://info.payu.in/merchant/postservice.php?form=2'],
  ])('refuses %s=%s in production only', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(`${name} is refused in production`)
    expect(problemsOf({ [name]: value, NODE_ENV: 'development' })).toEqual([])
  })

  it.each([
    'postgres://u@db.example.org/donate?sslmode=verify-full',
    'postgres://u@db:5432/donate',
    'postgres://u@[::1]/donate',
    'postgres://u@localhost/donate?host=/run/postgresql',
  ])('accepts the database %s', (DATABASE_URL) => expect(problemsOf({ DATABASE_URL })).toEqual([]))

  it('accepts plain http on this machine', () => {
    expect(problemsOf({ API_URL: 'http://127.0.0.1:4301/api', SITE_URL: 'http://localhost:4300' })).toEqual([])
  })

  it('needs no key while online payment is being set up', () => {
    const without = { PAYU_KEY: undefined, PAYU_SALT: undefined }
    expect(problemsOf(without)).toHaveLength(2)
    expect(problemsOf({ ...without, OFFLINE_ONLY: '1' })).toEqual([])
  })

  it('refuses a test address beside a live one', () => {
    expect(problemsOf({ PAYMENT_URL: 'https://test.payu.in/_payment' })[0]).toContain('must both be test addresses')
  })

  it('reads a variable under its former name if the new one is not set', () => {
    const former = 'https://test.payu.in/_payment'
    expect(problemsOf({ PAYMENT_URL: undefined, PAYU_PAYMENT_URL: former })[0]).toContain('must both be test addresses')
    expect(problemsOf({ PAYU_PAYMENT_URL: former, PAYMENT_URL: 'https://secure.payu.in/_payment' })).toEqual([])
  })

  describe('the account at the payment provider', () => {
    const without = { PAYU_KEY: undefined, PAYU_SALT: undefined }
    const account = (PAYMENT_ACCOUNT: string, others = {}) => ({ ...without, PAYMENT_ACCOUNT, ...others })

    it('may be one text, with a line for each variable of the adapter', () => {
      const lines = '# our account\n\nPAYU_KEY=Qk7Lp2\nPAYU_SALT=a1b2=c3d4,z9y8x7w6\n'
      const values = { PAYU_KEY: 'Qk7Lp2', PAYU_SALT: ['a1b2=c3d4', 'z9y8x7w6'] }
      expect(readEnvironment({ ...production, ...account(lines) }, noFile)).toMatchObject({ ok: true, values })
      const file = { ...production, ...without, PAYMENT_ACCOUNT_FILE: '/run/secrets/payment-account' }
      expect(readEnvironment(file, () => lines)).toMatchObject({ ok: true, values })
    })

    it.each([
      ['Qk7Lp2', 'PAYMENT_ACCOUNT must be lines of the form NAME=VALUE, for example PAYMENT_ACCOUNT=PAYU_KEY='],
      ['PAYU_KEY=Qk7Lp2', 'PAYU_SALT (or PAYU_SALT_FILE) is missing'],
      ['PAYU_KEY=gtKFFx\nPAYU_SALT=a1b2c3d4', 'PAYU_KEY is refused in production'],
      ['DATABASE_URL=postgres://u:hush@db/donate', 'PAYMENT_ACCOUNT has DATABASE_URL. Its names are PAYU_KEY, '],
    ])('is explained where it is wrong: %j', (text, problem) => {
      const problems = problemsOf(account(text))
      expect(problems[0]).toContain(problem)
      expect(problems.join()).not.toMatch(/hush|Qk7Lp2/)
    })

    it('is not set in two places with two values', () => {
      const lines = 'PAYU_KEY=Qk7Lp2\nPAYU_SALT=a1b2c3d4'
      const twice = 'is set in PAYMENT_ACCOUNT and outside it. Remove one of them.'
      expect(problemsOf(account(lines, { PAYU_KEY: 'Rr33Bb' }))).toEqual([`PAYU_KEY ${twice}`])
      expect(problemsOf(account(lines, { PAYU_SALT_FILE: '/none' }))).toEqual([`PAYU_SALT ${twice}`])
      expect(problemsOf(account(lines, { PAYU_KEY: 'Qk7Lp2' }))).toEqual([])
    })
  })

  it('reads a secret from a file, without the line break at its end', () => {
    const read = readEnvironment(
      { ...production, PAYU_SALT: undefined, PAYU_SALT_FILE: '/run/secrets/salt' },
      () => 'a1b2c3d4,z9y8x7w6\n',
    )
    expect(read).toMatchObject({ ok: true, values: { PAYU_SALT: ['a1b2c3d4', 'z9y8x7w6'] } })
    expect(problemsOf({ PAYU_SALT: undefined, PAYU_SALT_FILE: '/none' })[0]).toContain(
      'PAYU_SALT_FILE must name a file',
    )
    expect(problemsOf({ PAYU_SALT_FILE: '/none' })[0]).toContain('both set')
  })
})
