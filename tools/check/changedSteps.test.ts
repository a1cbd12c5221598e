import { expect, it } from 'vitest'
import { typeSteps } from './changedSteps.ts'

it.each([
  [
    ['shared/new.ts', 'e2e/a.spec.ts'],
    ['types of shared', 'types of tools'],
  ],
  [
    ['site/a.tsx', 'api/b.ts'],
    ['types of site', 'types of api', 'types of tools'],
  ],
  [['demo/start.ts'], ['types of tools']],
])('checks the types of %j where a new file has no test yet', (files, names) => {
  expect(typeSteps(files).map(({ name }) => name)).toEqual(names)
})
