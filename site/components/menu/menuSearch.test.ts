import { expect, it } from 'vitest'
import type { Project } from '../../../shared/contract/project.ts'
import { search as en } from '../../texts/en/projects.ts'
import { countText } from './MenuSearch.tsx'

const listed = (count: number) =>
  Array.from({ length: count }, (_, index): Project => {
    const title = `Project ${index + 1}`
    return { id: index + 1, title, name: title, description: '', banner_image: '', donation_type: 'flexible' }
  })

it.each([
  [30, 5000, '', 'The first 30 of 5,000 projects.'],
  [0, 0, 'boat', '0 projects found for “boat”.'],
  [1, 1, 'boat', 'One project found for “boat”.'],
  [30, 30, 'well', '30 projects found for “well”.'],
  [30, 1111, 'well', '1,111 projects found for “well”. The first 30 are listed.'],
])('counts %i listed of %i with the words %j as: %s', (count, total, words, text) => {
  expect(countText(en, { projects: listed(count), total, words })).toBe(text)
})
