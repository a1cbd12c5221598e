import type { Meta, StoryObj } from '@storybook/html-vite'
import { useEffect } from 'react'
import { notify } from '../../../site/app/notify.ts'
import { Footer } from '../../../site/components/frame/Footer.tsx'
import { Header } from '../../../site/components/frame/Layout.tsx'
import { frame, type SiteScene } from './drawSite.tsx'

type Story = StoryObj<SiteScene>

const header = frame(() => <Header />)

export default { title: 'Site/Frame', render: header } satisfies Meta<SiteScene>

const path = '/about'

export const HeaderOfVisitor: Story = { args: { path, until: 'header' } }
export const HeaderOfMember: Story = { args: { path, signedIn: true, until: '[aria-haspopup=dialog]' } }
/** The counter fails, which is logged only. */
export const HeaderWithoutCounter: Story = {
  args: { path, signedIn: true, answers: { 'notification/notification-counter': { status: 404 } }, until: 'header' },
}

const bell = { press: '[role=group] button:first-child' }
const menu = '[role=dialog]'

export const Bell: Story = { args: { path, signedIn: true, steps: [bell], until: `${menu} time` } }
export const BellEmpty: Story = {
  args: {
    path,
    signedIn: true,
    answers: { notification: { data: { rows: [], page: 1, per_page: 6, total: 0 } } },
    steps: [bell],
    until: menu,
  },
}
export const BellFailed: Story = {
  args: { path, signedIn: true, answers: { notification: { status: 404 } }, steps: [bell], until: menu },
}
export const ProfileMenu: Story = {
  args: { path, signedIn: true, steps: [{ press: '[role=group] button:last-child' }], until: '[role=menu]' },
}
export const MenuOfNarrowScreens: Story = {
  tags: ['narrow'],
  args: { path, steps: [{ press: 'header [aria-haspopup=dialog]' }], until: menu },
}
export const MenuOfProjects: Story = {
  tags: ['wide'],
  args: { path, steps: [{ press: 'nav [aria-haspopup=dialog]' }], until: '[role=tab]' },
}
export const FooterWithDetails: Story = { render: frame(() => <Footer />), args: { path, until: 'address' } }
export const FooterWithoutDetails: Story = {
  render: frame(() => <Footer />),
  args: { path, answers: { 'get-contact-details': 'unreachable' }, until: 'footer' },
}

const Notices = () => {
  useEffect(() => {
    notify({ kind: 'success', title: 'Your details are saved', durationMs: 60_000, once: 'a' })
    notify({ kind: 'error', title: 'Error', text: 'Internal server error', durationMs: 60_000, once: 'b' })
  }, [])
  return null
}

export const Toasts: Story = { render: frame(() => <Notices />), args: { until: '.toast' } }
