import { expect, it } from 'vitest'
import { createTestApi } from './testApi.ts'

it('gives each test its own limits, although files of a worker share their modules', async () => {
  const [one, other] = [await createTestApi(), await createTestApi()]
  one.deps.config.limits.register.perAddress += 1
  one.deps.config.staffSecondFactor = 'required'
  expect(other.deps.config).not.toEqual(one.deps.config)
  expect(other.deps.config.limits.register).not.toEqual(one.deps.config.limits.register)
  await Promise.all([one.close(), other.close()])
})
