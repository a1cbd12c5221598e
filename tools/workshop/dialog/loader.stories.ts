import type { Meta, StoryObj } from '@storybook/html-vite'
import { drawLoader, type LoaderScene } from './drawLoader.ts'

type Story = StoryObj<LoaderScene>

export default {
  title: 'Loader',
  render: drawLoader,
} satisfies Meta<LoaderScene>

export const Button: Story = { args: { until: '[part=button]' } }

export const ButtonWithWords: Story = {
  args: { words: { en: 'Feed a family today', hi: 'आज एक परिवार को भोजन कराएँ' }, until: '[part=button]' },
}

export const ButtonWithAccent: Story = { args: { accent: '#1f5a5e', until: '[part=button]' } }

export const FloatingButton: Story = { args: { floating: 'bottom-right', until: 'button[style*=fixed]' } }

export const ShellBeforeItsCode: Story = { args: { shell: 'waits', until: 'article' } }

export const CodeDidNotCome: Story = { args: { shell: 'fails', until: '[role=alert]' } }

export const FormInThePage: Story = { args: { form: 4, until: '.main' } }
