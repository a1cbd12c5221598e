import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Contact } from '../../../shared/contract/content/contact.ts'
import { remember } from '../../framework/firstLoad/queryClient.ts'
import { ServicesContext, type Services } from '../../app/services.ts'
import { offlineServices } from '../../testing/offlineServices.ts'
import { FooterContact } from './Footer.tsx'
import { loadTexts } from '../../texts/useTexts.ts'

const show = async (contact: Contact) => {
  await loadTexts('common', 'en')
  const given = new Map([[JSON.stringify(['contact', 'en']), contact]])
  const services: Services = { ...offlineServices(), given }
  // Another file may have loaded what reads the answers.
  remember(services)
  render(
    <ServicesContext value={services}>
      <FooterContact />
    </ServicesContext>,
  )
}
const offline = { online: true, bank: [], cheque: [], registrations: [{ label: '12AA', value: 'B2' }] }

it('names the 80G registration from the trust’s details', async () => {
  const registrations = [...offline.registrations, { label: '80G (s. 133)', value: 'A1' }]
  await show({ offline: { ...offline, registrations } })
  expect(screen.getByText('Tax deduction').nextElementSibling?.textContent).toBe('80G (s. 133)A1')
})

it('promises no tax deduction for a trust without 80G', async () => {
  await show({ companyEmail: 'namaste@example.org', offline })
  expect(screen.queryByText('Tax deduction')).toBeNull()
  expect(screen.getByRole('link', { name: 'namaste@example.org' }).getAttribute('href')).toBe(
    'mailto:namaste@example.org',
  )
})
